import { pointerStep } from "../malformed.ts";
import { byteString, compareKey } from "../read/key-search.ts";
import { isSame, isWidth, unsigned } from "../read/numbers.ts";
import type { Steps } from "../read/trail.ts";
import { KeyBlock } from "./key-block.ts";

/** The keys of a struct, in ascending order, made ready once for all messages, which hold them as a constant block. */
export class FlexShape implements Steps {
  readonly names: readonly string[];
  readonly block: KeyBlock;
  /** The message that the block was last written to, and where its key vector is in that. */
  message = 0;
  position = 0;
  /** The keys, a character for each byte. */
  readonly #byteStrings: readonly string[];

  constructor(names: readonly string[]) {
    if (names.join("").includes("\0")) throw new TypeError("flex has no key with NUL");
    this.names = names;
    this.#byteStrings = names.map(byteString);
    this.block = new KeyBlock(names);
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
    const from = keys - block.vectorAt;
    if (width !== 1 << block.width || from < 0 || from + block.bytes.length > limit) return false;
    return isSame(bytes, from, block.bytes, block.words);
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
