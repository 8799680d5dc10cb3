import { putAscii } from "../../core/index.ts";

/** How many texts are remembered: a power of two. */
const SLOTS = 128;
/** What is left of the trust tells whether remembering is of use: a text that is new takes as much longer as ten save that are found. */
const TRUST = 2560;
const NEW = 10;
/** Two words have all of it, and V8 makes longer ones as parts of others, which would be kept alive. */
const LONGEST = 12;

/**
 * Remembers the bytes of the short texts that one field had last: one that comes again is written in 0.45 of the time (a symbol of 7). It
 * gives up if fewer than ten of eleven do.
 */
export class RecentTexts {
  readonly #texts: string[] = new Array(SLOTS).fill("");
  /** The first 8 bytes of each text, and then of each the next, with whatever stood behind it. */
  readonly #words = new Float64Array(2 * SLOTS);
  /** None is left when it has given up. */
  #trust = TRUST;

  /** Writes a text that is ASCII, where there is room for 16 bytes and its own; returns whether it was. */
  put(view: DataView, at: number, text: string): boolean {
    return this.#trust > 0 && text.length <= LONGEST ? this.#lookUp(view, at, text) : putAscii(view, at, text);
  }

  #lookUp(view: DataView, at: number, text: string): boolean {
    const { length } = text;
    const chars = text.charCodeAt(0) ^ (text.charCodeAt(length >> 1) << 8) ^ (text.charCodeAt(length - 1) << 16) ^ length;
    const slot = Math.imul(chars, 0x9e3779b1) >>> 25;
    if (this.#texts[slot] !== text) return this.#putNew(view, at, text, slot);
    if (this.#trust < TRUST) this.#trust++;
    view.setFloat64(at, this.#words[slot]!);
    view.setFloat64(at + 8, this.#words[SLOTS + slot]!);
    return true;
  }

  /** Not in what looks it up: V8 inlines functions by their length. */
  #putNew(view: DataView, at: number, text: string, slot: number): boolean {
    this.#trust -= NEW;
    if (!putAscii(view, at, text)) return false;
    this.#texts[slot] = text;
    this.#words[slot] = view.getFloat64(at);
    this.#words[SLOTS + slot] = view.getFloat64(at + 8);
    return true;
  }
}
