import { malformed } from "../malformed.ts";
import { unsigned } from "./numbers.ts";

/** Who looks at a message, for errors to say where. */
export interface Place {
  /** The JSON Pointer to what is looked at. */
  readonly path: string;
}

/** Returns where the offset in the slot at `at` leads. */
export function target(bytes: Uint8Array, at: number, width: number, place: Place): number {
  const offset = unsigned(bytes, at, width);
  if (offset > at) throw malformed(`an offset of at most ${at}`, offset, at, place.path);
  return at - offset;
}

/** Reads the size before `base`, where the slot at `at` leads, and checks that as many elements end by `limit`. */
export function sizeBefore(
  bytes: Uint8Array,
  at: number,
  base: number,
  width: number,
  bytesPerElement: number,
  limit: number,
  place: Place,
): number {
  if (base < width) throw malformed("an offset to a size inside the message", `one to ${base}`, at, place.path);
  const size = unsigned(bytes, base - width, width);
  if (size * bytesPerElement > limit - base) throw malformed(`a size that ends by byte ${limit}`, size, base - width, place.path);
  return size;
}

/** Checks that the `byteCount` bytes at `at` end by `limit`. */
export function requireWithin(at: number, byteCount: number, limit: number, place: Place): void {
  if (at + byteCount > limit) throw malformed(`${byteCount} bytes before byte ${limit}`, limit - at, at, place.path);
}

/** Checks that a float of `width` bytes may stand at `at`. */
export function requireFloat(width: number, at: number, place: Place): void {
  if (width < 4) throw malformed("a float of 4 or 8 bytes", `a width of ${width}`, at, place.path);
}

/** Returns where the key at `at` ends, which has to be before `limit`. */
export function keyEnd(bytes: Uint8Array, at: number, limit: number, place: Place): number {
  for (let end = at; end < limit; end++) if (bytes[end] === 0) return end;
  throw malformed(`a key that ends with 0 before byte ${limit}`, "no 0", at, place.path);
}
