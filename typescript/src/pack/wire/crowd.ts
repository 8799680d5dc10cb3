import type { Reader } from "./reader.ts";

/** So few are compared in no time. */
const FEW = 1024;

/** Keys that stand before one in its place, on the average: fewer by far for ordinary numbers. */
const MOST = 256;

const float = new Float64Array(1);
const long = new BigUint64Array(float.buffer);
const words = new Int32Array(float.buffer);

/** Returns what counts the keys of a map of `count`, if there is need. */
export function crowdOf(from: Reader, count: number): Crowd | undefined {
  return count > FEW ? new Crowd(from) : undefined;
}

/**
 * Counts the numbers among the keys of a map for which the table inside a `Map` has one place: whoever writes a message may choose them by
 * the hash codes of V8, which have no secret. In other engines other numbers crowd.
 */
class Crowd {
  readonly #from: Reader;

  /** How many stand in each place; there are no more of those than in the table. */
  #places = new Int32Array(FEW / 4);
  #met = 0;

  /** One in four keys is counted, and nobody knows which: to count all makes decoding maps of 10,000 take 1.4 of the time, rather than 1.1. */
  #random = (Math.random() * 0x1_0000_0000) | 0;
  #others = 0;

  constructor(from: Reader) {
    this.#from = from;
  }

  /** Counts a key that is about to be added, and refuses it if too many are in each other's way. */
  met(key: unknown): void {
    this.#random = (Math.imul(this.#random, 1_664_525) + 1_013_904_223) | 0;
    if (this.#random >>> 30 !== 0 || (typeof key !== "number" && typeof key !== "bigint")) return;
    if (++this.#met > 4 * this.#places.length) this.#grow();
    this.#others += this.#places[hashOf(key) & (this.#places.length - 1)]!++;
    if (this.#others > MOST * (FEW + this.#met)) {
      this.#from.fail("limit", `at most ${4 * MOST} numbers in each place of a hash table`, "more", this.#from.at);
    }
  }

  /** Each place becomes two, for all that the one may have had. */
  #grow(): void {
    const fewer = this.#places;
    this.#places = new Int32Array(2 * fewer.length);
    this.#places.set(fewer);
    this.#places.set(fewer, fewer.length);
  }
}

/** The hash code that V8's `Map` gives a number. */
function hashOf(key: number | bigint): number {
  if (typeof key === "number") {
    if (key === (key | 0)) return hashOfInt(key);
    float[0] = key;
  } else {
    long[0] = key < 0n ? -key : key;
  }
  return hashOfWords(words[0]!, words[1]!);
}

function hashOfInt(key: number): number {
  let hash = (~key + (key << 15)) | 0;
  hash ^= hash >>> 12;
  hash = (hash + (hash << 2)) | 0;
  hash ^= hash >>> 4;
  hash = Math.imul(hash, 2057);
  return hash ^ (hash >>> 16);
}

/** Hashes 64 bits, the lower ones first. */
function hashOfWords(lower: number, upper: number): number {
  let sum = (~lower >>> 0) + ((lower << 18) >>> 0);
  let low = sum | 0;
  let high = (~upper + ((upper << 18) | (lower >>> 14)) + carry(sum)) | 0;
  low ^= (low >>> 31) | (high << 1);
  high ^= high >>> 31;
  sum = (low >>> 0) * 21;
  high = (Math.imul(high, 21) + carry(sum)) | 0;
  low = sum | 0;
  low ^= (low >>> 11) | (high << 21);
  high ^= high >>> 11;
  sum = (low >>> 0) + ((low << 6) >>> 0);
  high = (high + ((high << 6) | (low >>> 26)) + carry(sum)) | 0;
  low = sum | 0;
  return low ^ ((low >>> 22) | (high << 10));
}

/** What of a sum of words does not fit into one. */
function carry(sum: number): number {
  return Math.floor(sum / 0x1_0000_0000);
}
