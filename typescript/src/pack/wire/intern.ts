import type { Reader } from "./reader.ts";

/** Of the hash, the bits that say where a text is remembered: for so many texts there is a place. */
const SLOT_BITS = 7;
const SLOTS = 1 << SLOT_BITS;
/** So many texts more that were new than were found show that remembering is of no use. */
const TRIAL = 512;

/**
 * Remembers the texts that one field had last: one of 4 to 16 bytes that comes again is found by its bytes and not made anew. It gives up
 * if fewer than half of them do.
 */
export class Intern {
  /** Four words for each text, which have all of its bytes: the first 8 and the last 8, as far as there are any. */
  readonly #words = new Int32Array(4 * SLOTS);
  readonly #sizes = new Uint8Array(SLOTS);
  readonly #texts: string[] = new Array(SLOTS).fill("");
  /** None is left when it has given up. */
  #trust = TRIAL;

  text(from: Reader, byteCount: number): string {
    if (this.#trust === 0 || byteCount < 4 || byteCount > 16 || byteCount > from.end - from.at) return from.text(byteCount);
    return this.#lookUp(from, byteCount);
  }

  #lookUp(from: Reader, byteCount: number): string {
    const { view, at } = from;
    const isLong = byteCount > 8;
    const first = view.getInt32(at, true);
    const last = view.getInt32(at + byteCount - 4, true);
    const second = isLong ? view.getInt32(at + 4, true) : 0;
    const third = isLong ? view.getInt32(at + byteCount - 8, true) : 0;
    // Two constants of the golden ratio's kind; a text's last character is in the highest bits, so these are those that all of it has a part in.
    const mixed = Math.imul(first ^ Math.imul(last, 0x85ebca6b) ^ second ^ (third << 1), 0x9e3779b1);
    const slot = mixed >>> (32 - SLOT_BITS);
    const words = this.#words;
    const key = slot << 2;
    const isSame = words[key] === first && words[key + 1] === last && words[key + 2] === second && words[key + 3] === third;
    if (isSame && this.#sizes[slot] === byteCount && byteCount <= from.limits.maxStringBytes) {
      if (this.#trust < TRIAL) this.#trust++;
      from.at = at + byteCount;
      return this.#texts[slot]!;
    }
    this.#trust--;
    const text = from.text(byteCount, true);
    // Other threads may have changed what they share since it was looked up.
    if (from.isInPlace && !(view.buffer instanceof ArrayBuffer)) return text;
    words[key] = first;
    words[key + 1] = last;
    words[key + 2] = second;
    words[key + 3] = third;
    this.#sizes[slot] = byteCount;
    this.#texts[slot] = text;
    return text;
  }
}
