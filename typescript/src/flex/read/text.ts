import { illFormedAt, MAX_SHORT, readUtf8, shortAscii, WITHIN_STRING } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import type { Place } from "./slots.ts";

/** Returns the text in [from, to); bytes that are not UTF-8 are malformed. */
export function text(bytes: Uint8Array, from: number, to: number, place: Place): string {
  const short = to - from <= MAX_SHORT ? shortAscii(bytes, from, to - from) : undefined;
  const text = short ?? readUtf8(bytes, from, to);
  if (text === undefined) throw notText(bytes, from, to, place);
  return text;
}

/** Makes the error of bytes that no text could be made of. */
function notText(bytes: Uint8Array, from: number, to: number, place: Place): Error {
  const at = illFormedAt(bytes, from, to);
  return at < 0 ? malformed(WITHIN_STRING, `${to - from} bytes`, from, place.path) : notUtf8(bytes, at, place);
}

export function notUtf8(bytes: Uint8Array, at: number, place: Place): Error {
  return malformed("UTF-8", `byte ${bytes[at]}`, at, place.path);
}
