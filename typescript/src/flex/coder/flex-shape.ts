import { Writer } from "../../core/index.ts";
import { pointerStep } from "../malformed.ts";
import { byteString, compareKey } from "../read/keys.ts";
import { isSame, isWidth, unsigned } from "../read/numbers.ts";
import type { Steps } from "../read/trail.ts";
import { align, integer, offsetTo } from "../write/output.ts";
import { writeText } from "../write/text.ts";
import { reach } from "../write/widths.ts";

/**
 * The keys of a struct, in ascending order, made ready once for all messages.
 *
 * A message holds them as a constant block: the keys, each with its terminator, then the key vector. Offsets inside it are
 * relative, so that one copy puts it anywhere.
 */
export class FlexShape implements Steps {
  readonly names: readonly string[];
  /** To be copied to a multiple of the key vector's width. */
  readonly block: Uint8Array;
  /** The bytes of the block, and zeros behind it. */
  readonly words: Int32Array;
  /** Where in the block the first element of the key vector stands. */
  readonly keysAt: number;
  /** The width of the key vector's elements, as a base-2 logarithm. */
  readonly keysWidth: number;
  /** The message that the block was last written to, and where its key vector is in that. */
  message = 0;
  position = 0;
  /** The keys, a character for each byte. */
  readonly #byteStrings: readonly string[];

  constructor(names: readonly string[]) {
    if (names.join("").includes("\0")) throw new TypeError("flex has no key with NUL");
    this.names = names;
    this.#byteStrings = names.map(byteString);
    const out = new Writer();
    const positions = names.map((name) => writeKey(out, name));
    const end = out.at;
    let width = 0;
    while (!fits(end, positions, width)) width++;
    align(out, width);
    integer(out, names.length, width);
    this.keysWidth = width;
    this.keysAt = out.at;
    for (const position of positions) offsetTo(out, position, width);
    this.block = out.copy();
    this.words = new Int32Array(Math.ceil(this.block.length / 4));
    new Uint8Array(this.words.buffer).set(this.block);
  }

  step(index: number): string {
    return pointerStep(this.names[index]!);
  }

  /** Says whether the key vector at `keys`, with elements of `width` bytes, has exactly these names; `limit` is where its map begins. */
  isAt(bytes: Uint8Array, keys: number, width: number, limit: number): boolean {
    return this.#isBlockAt(bytes, keys, width, limit) || this.#hasEachAt(bytes, keys, width, limit);
  }

  /** Says whether the block stands there, as coders write it. */
  #isBlockAt(bytes: Uint8Array, keys: number, width: number, limit: number): boolean {
    const { block } = this;
    const from = keys - this.keysAt;
    if (width !== 1 << this.keysWidth || from < 0 || from + block.length > limit) return false;
    return isSame(bytes, from, block, this.words);
  }

  #hasEachAt(bytes: Uint8Array, keys: number, width: number, limit: number): boolean {
    const names = this.#byteStrings;
    if (!isWidth(width) || keys < width || unsigned(bytes, keys - width, width) !== names.length) return false;
    if (keys + names.length * width > limit) return false;
    for (let index = 0; index < names.length; index++) {
      const at = keys + index * width;
      const offset = unsigned(bytes, at, width);
      if (offset > at || compareKey(bytes, at - offset, names[index]!) !== 0) return false;
    }
    return true;
  }
}

function writeKey(out: Writer, name: string): number {
  const position = out.at;
  out.at = writeText(out, position, name);
  integer(out, 0, 0);
  return position;
}

/** Says whether a key vector of this width behind `end` reaches its keys, and holds how many there are. */
function fits(end: number, positions: readonly number[], width: number): boolean {
  const first = end + (-end & ((1 << width) - 1)) + (1 << width);
  return positions.length <= reach(width) && positions.every((position, index) => first + (index << width) - position <= reach(width));
}
