import { type Bytes, Writer } from "../../core/index.ts";
import { align, integer, offsetTo } from "../write/output.ts";
import { writeKey } from "../write/text.ts";
import { reach } from "../write/widths.ts";

/**
 * The keys of a map and their key vector as one constant run of bytes: the keys, in ascending order, each with its terminator, then the
 * vector, in the narrowest width. Offsets inside it are relative, so that one copy puts it anywhere that is aligned to that width.
 */
export class KeyBlock {
  /** The width of the key vector's elements, as a base-2 logarithm. */
  readonly width: number;
  /** Where in the block the first element of the key vector stands. */
  readonly vectorAt: number;
  readonly bytes: Bytes;
  /** The bytes, and zeros behind them. */
  readonly words: Int32Array;

  constructor(keys: readonly string[]) {
    const out = new Writer();
    const positions = keys.map((key) => writeKey(out, key));
    let width = 0;
    while (!fits(out.at, positions, width)) width++;
    align(out, width);
    integer(out, keys.length, width);
    this.width = width;
    this.vectorAt = out.at;
    for (const position of positions) offsetTo(out, position, width);
    this.bytes = out.copy();
    this.words = new Int32Array(Math.ceil(this.bytes.length / 4));
    new Uint8Array(this.words.buffer).set(this.bytes);
  }

  /** Writes the block and returns where its key vector stands: four bytes at a time, as most are too short for the platform's copy. */
  write(out: Writer): number {
    const { words } = this;
    align(out, this.width);
    out.room(4 * words.length);
    const { at, view } = out;
    for (let index = 0; index < words.length; index++) view.setInt32(at + 4 * index, words[index]!, true);
    out.at = at + this.bytes.length;
    return at + this.vectorAt;
  }
}

/** Says whether a key vector of this width behind `end` reaches its keys, and holds how many there are. */
function fits(end: number, positions: readonly number[], width: number): boolean {
  const first = end + (-end & ((1 << width) - 1)) + (1 << width);
  return positions.length <= reach(width) && positions.every((position, index) => first + (index << width) - position <= reach(width));
}
