import { lengthOf, type Writer } from "../../core/index.ts";
import { padding, reach } from "./widths.ts";

/** A quiet NaN, positive, in 8 bytes the upper half: platforms differ in the NaN that they make. */
export const NAN_HIGH = 0x7ff80000;
const NAN_32 = 0x7fc00000;

/** Fields before the values of a map: key vector offset, key vector width, count. */
export const MAP_PREFIX = 3;

/** Writes zeros up to a multiple of 2^width from the start of the message. */
export function align(out: Writer, width: number): void {
  const count = padding(out.at, width);
  if (count === 0) return;
  out.room(count);
  for (let i = 0; i < count; i++) out.bytes[out.at++] = 0;
}

/** Writes an integer of at most 32 bits, not negative, in 2^width bytes. */
export function integer(out: Writer, value: number, width: number): void {
  out.room(1 << width);
  store(out, out.at, value, 0, width);
  out.at += 1 << width;
}

/** Writes the distance back to `position` in 2^width bytes. */
export function offsetTo(out: Writer, position: number, width: number): void {
  integer(out, out.at - position, width);
}

/** Stores the lowest 2^width bytes of an integer, given as its halves, at `at`, where they have room. */
export function store(out: Writer, at: number, low: number, high: number, width: number): void {
  if (width === 0) {
    out.bytes[at] = low;
  } else if (width === 1) {
    out.view.setInt16(at, low, true);
  } else {
    out.view.setInt32(at, low, true);
    if (width === 3) out.view.setInt32(at + 4, high, true);
  }
}

/** Stores a float in 4 or 8 bytes at `at`, where they have room. */
export function storeFloat(out: Writer, at: number, value: number, width: number): void {
  if (Number.isNaN(value)) store(out, at, width === 3 ? 0 : NAN_32, NAN_HIGH, width);
  else if (width === 3) out.view.setFloat64(at, value, true);
  else out.view.setFloat32(at, value, true);
}

/** Stores one of `floats` in 4 bytes at `at`, where they have room: the engine may give a number that is handed over an object, 16 bytes. */
export function storeSingle(out: Writer, at: number, floats: Float64Array, index: number): void {
  if (Number.isNaN(floats[index])) store(out, at, NAN_32, 0, 2);
  else out.view.setFloat32(at, floats[index]!, true);
}

/** Says whether `width` holds the offset to `position` from element `index` of a container that begins at the next aligned byte. */
export function reaches(out: Writer, position: number, index: number, width: number): boolean {
  return out.at + padding(out.at, width) + (index << width) - position <= reach(width);
}

/** Up to so many bytes a loop is faster than the platform's copy. */
const FEW = 48;

/** Writes the first `count` of `bytes`. */
export function append(out: Writer, bytes: Uint8Array, count: number): void {
  const { at } = out;
  out.room(count);
  if (count > FEW) out.bytes.set(count < lengthOf(bytes) ? bytes.subarray(0, count) : bytes, at);
  else for (let i = 0; i < count; i++) out.bytes[at + i] = bytes[i]!;
  out.at = at + count;
}
