import { hasLoneSurrogate } from "../../core/index.ts";
import { malformed, pointerStep } from "../malformed.ts";
import { cachedKey } from "./key-cache.ts";
import { isWidth, unsigned } from "./numbers.ts";
import { MAX_KEY_BYTES } from "./path.ts";
import { type Place, sizeBefore, target } from "./slots.ts";
import type { Steps } from "./trail.ts";

/** The key vector of a map: `size` offsets of `width` bytes from `base` on, to keys in ascending order. */
export class Keys implements Steps {
  readonly #bytes: Uint8Array;
  readonly base: number;
  readonly width: number;
  readonly size: number;

  /** Finds the keys of the map of `mapSize` entries that starts at `start`, with the offset to them. */
  constructor(bytes: Uint8Array, start: number, mapWidth: number, mapSize: number, place: Place) {
    this.#bytes = bytes;
    this.base = target(bytes, start, mapWidth, place);
    this.width = unsigned(bytes, start + mapWidth, mapWidth);
    if (!isWidth(this.width)) throw malformed("a key width of 1, 2, 4 or 8", this.width, start + mapWidth, place.path);
    this.size = sizeBefore(bytes, start, this.base, this.width, this.width, start, place);
    if (this.size !== mapSize) throw malformed(`${mapSize} keys`, this.size, this.start, place.path);
  }

  /** Where the size that stands before the offsets begins; keys end before it. */
  get start(): number {
    return this.base - this.width;
  }

  /** Returns key `index`, which is in [0, size). */
  text(index: number, place: Place): string {
    return cachedKey(this.#bytes, this.offset(index, place), this.start, place);
  }

  /** Returns the last step of the path to entry `index`, which is its name where its key cannot be read. */
  step(index: number): string {
    const nowhere = { path: "" };
    try {
      const at = this.offset(index, nowhere);
      const isLong = !this.#bytes.subarray(at, Math.min(at + MAX_KEY_BYTES + 1, this.start)).includes(0);
      return isLong ? "/…" : pointerStep(this.text(index, nowhere));
    } catch {
      return `/${index}`;
    }
  }

  /** Returns the index of `key`, or -1. */
  indexOf(key: string, place: Place): number {
    const wanted = byteString(key);
    let low = 0;
    let high = this.size - 1;
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const order = compareKey(this.#bytes, this.offset(middle, place), wanted);
      if (order === 0) return wanted === key || isKey(key) ? middle : -1;
      if (order < 0) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }

  /** Returns where key `index`, which is in [0, size), begins. */
  offset(index: number, place: Place): number {
    return target(this.#bytes, this.base + index * this.width, this.width, place);
  }
}

/** Says whether a map can hold `key`. */
function isKey(key: string): boolean {
  return !hasLoneSurrogate(key);
}

const encoder = new TextEncoder();

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
