import { illFormedAt, readUtf8 } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import type { Place } from "./slots.ts";

/** Up to this many bytes a loop is faster than the platform's decoder, which wants a subarray. */
const SHORT_TEXT = 24;

/** Returns the text in [from, to); bytes that are not UTF-8 are malformed. */
export function text(bytes: Uint8Array, from: number, to: number, place: Place): string {
  if (to - from <= SHORT_TEXT) {
    const short = ascii(bytes, from, to);
    if (short !== undefined) return short;
  }
  const text = readUtf8(bytes, from, to);
  if (text === undefined) throw notUtf8(bytes, illFormedAt(bytes, from, to), place);
  return text;
}

export function notUtf8(bytes: Uint8Array, at: number, place: Place): Error {
  return malformed("UTF-8", `byte ${bytes[at]}`, at, place.path);
}

function ascii(bytes: Uint8Array, from: number, to: number): string | undefined {
  let text = "";
  for (let at = from; at < to; at++) {
    const byte = bytes[at]!;
    if (byte > 0x7f) return undefined;
    text += String.fromCharCode(byte);
  }
  return text;
}
