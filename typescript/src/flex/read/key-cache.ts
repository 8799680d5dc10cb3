import { keyEnd, type Place } from "./slots.ts";
import { text } from "./text.ts";

/** A power of two: more keys than most programs read. */
const SLOTS = 512;

/** A longer key is not kept: what the cache holds stays small. Nor is one that is not ASCII, which would have to be compared in UTF-8. */
const MAX_LENGTH = 32;

/** Keys that were read, of any message: most come again, and one that has named a property is found faster by the engine. */
const cache: string[] = new Array(SLOTS).fill("");

/** Of each key in the cache the slot of the one that was read after it: most maps have the same keys in the same order. */
const followers = new Uint16Array(SLOTS);

/** The slot of the key that was read last. */
let last = 0;

/** Returns the key at `at`, which has to end before `limit`. */
export function cachedKey(bytes: Uint8Array, at: number, limit: number, place: Place): string {
  const expected = followers[last]!;
  const known = cache[expected]!;
  if (known !== "" && isKey(bytes, at, limit, known)) {
    last = expected;
    return known;
  }
  return otherKey(bytes, at, limit, place);
}

function otherKey(bytes: Uint8Array, at: number, limit: number, place: Place): string {
  const end = keyEnd(bytes, at, limit, place);
  if (end - at > MAX_LENGTH) return text(bytes, at, end, place);
  let hash = 0;
  let seen = 0;
  for (let index = at; index < end; index++) {
    const byte = bytes[index]!;
    hash = (Math.imul(hash, 31) + byte) | 0;
    seen |= byte;
  }
  if (seen > 127) return text(bytes, at, end, place);
  const slot = (hash ^ (hash >>> 9)) & (SLOTS - 1);
  followers[last] = slot;
  last = slot;
  if (!isKey(bytes, at, limit, cache[slot]!)) cache[slot] = text(bytes, at, end, place);
  return cache[slot]!;
}

/** Says whether the key at `at` is `key`, which is ASCII. */
function isKey(bytes: Uint8Array, at: number, limit: number, key: string): boolean {
  const { length } = key;
  if (at + length >= limit || bytes[at + length] !== 0) return false;
  for (let index = 0; index < length; index++) if (key.charCodeAt(index) !== bytes[at + index]) return false;
  return true;
}
