import { malformed, pointerStep } from "../malformed.ts";
import { cachedKey } from "./key-cache.ts";
import { isWidth, unsigned } from "./numbers.ts";
import { MAX_KEY_BYTES } from "./path.ts";
import { type Place, sizeBefore, target } from "./slots.ts";
import type { Steps } from "./trail.ts";

/** The key vector of a map: `size` offsets of `width` bytes from `base` on, to keys in ascending order. */
export class Keys implements Steps {
  readonly bytes: Uint8Array;
  readonly base: number;
  readonly width: number;
  readonly size: number;

  /** Finds the keys of the map of `mapSize` entries that starts at `start`, with the offset to them. */
  constructor(bytes: Uint8Array, start: number, mapWidth: number, mapSize: number, place: Place) {
    this.bytes = bytes;
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
    return cachedKey(this.bytes, this.offset(index, place), this.start, place);
  }

  /** Returns the last step of the path to entry `index`, which is its name where its key cannot be read. */
  step(index: number): string {
    const nowhere = { path: "" };
    try {
      const at = this.offset(index, nowhere);
      const isLong = !this.bytes.subarray(at, Math.min(at + MAX_KEY_BYTES + 1, this.start)).includes(0);
      return isLong ? "/…" : pointerStep(this.text(index, nowhere));
    } catch {
      return `/${index}`;
    }
  }

  /** Returns where key `index`, which is in [0, size), begins. */
  offset(index: number, place: Place): number {
    return target(this.bytes, this.base + index * this.width, this.width, place);
  }
}
