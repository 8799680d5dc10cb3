import { hasLoneSurrogate } from "../../core/index.ts";
import type { Keys } from "./keys.ts";
import type { Place } from "./slots.ts";

/** Returns the index of `key`, or -1. A bundle that looks up no key carries none of this. */
export function indexOfKey(keys: Keys, key: string, place: Place): number {
  const wanted = byteString(key);
  let low = 0;
  let high = keys.size - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const order = compareKey(keys.bytes, keys.offset(middle, place), wanted);
    if (order === 0) return wanted === key || !hasLoneSurrogate(key) ? middle : -1; // no map can hold one
    if (order < 0) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

const encoder = /* @__PURE__ */ new TextEncoder();

/** Returns a string with a character for each byte of `key` in UTF-8: itself when it is ASCII. */
export function byteString(key: string): string {
  for (let i = 0; i < key.length; i++) {
    if (key.charCodeAt(i) > 0x7f) return Array.from(encoder.encode(key), (byte) => String.fromCharCode(byte)).join("");
  }
  return key;
}

/** Compares the bytes of the key at `at` with those of `wanted`: negative when the former is less. */
export function compareKey(bytes: Uint8Array, at: number, wanted: string): number {
  for (let i = 0; i < wanted.length; i++) {
    const order = bytes[at + i]! - wanted.charCodeAt(i);
    if (order !== 0) return order;
    if (bytes[at + i] === 0) return -1; // a key ends here, what is wanted has a NUL
  }
  return bytes[at + wanted.length]!;
}
