import { keyEnd, type Place } from "./slots.ts";
import { text } from "./text.ts";

/** A power of two: more keys than most programs read. */
const SLOTS = 512;

/** A longer key is not kept: what the cache holds stays small. */
const MAX_LENGTH = 32;

/** Keys that were read, of any message: most come again, and one that has named a property is found faster by the engine. */
const cache: (string | undefined)[] = new Array(SLOTS).fill(undefined);

/** Returns the key at `at`, which has to end before `limit`. */
export function cachedKey(bytes: Uint8Array, at: number, limit: number, place: Place): string {
  const end = keyEnd(bytes, at, limit, place);
  if (end - at > MAX_LENGTH) return text(bytes, at, end, place);
  let hash = 0;
  for (let index = at; index < end; index++) hash = (Math.imul(hash, 31) + bytes[index]!) | 0;
  const slot = (hash ^ (hash >>> 9)) & (SLOTS - 1);
  const known = cache[slot];
  if (known !== undefined && isText(bytes, at, end, known)) return known;
  const key = text(bytes, at, end, place);
  cache[slot] = key;
  return key;
}

/** Says whether the bytes in [at, end) are those of `text`, if that is ASCII. */
function isText(bytes: Uint8Array, at: number, end: number, text: string): boolean {
  if (text.length !== end - at) return false;
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) !== bytes[at + index]) return false;
  return true;
}
