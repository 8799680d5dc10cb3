import { Writer, writeUtf8 } from "../../core/index.ts";
import { type Prefix, sizeOfPrefix } from "./prefix.ts";
import { refuse, refuseFound } from "./wrong.ts";

/** No text of so many characters has 2^30 bytes, whatever they are. */
const MAX_CHARACTERS = 357_913_941;

/** A `Writer` of pack messages, which keeps track of where the message begins and of its shared texts. */
export class PackWriter extends Writer {
  /** @internal The message's first byte. */
  start = 0;
  /** @internal What columns are aligned to: the message's first byte, or that of the innermost open struct's sections. */
  base = 0;
  /** @internal How many containers the next value stands in. */
  depth = 0;
  /** @internal How deep they may stand in one another. */
  maxDepth = 64;
  /** @internal Whether this is for keys alone, one after another, to be compared: the keys of maps in them differ, as was checked before. */
  isAlone = false;
  /** @internal How many small messages in a row it has written that were copied. */
  copied = 0;
  /** @internal The shared texts so far, in order of their numbers. */
  texts: string[] = [];
  /** @internal Their numbers. */
  readonly numbers: Map<string, number> = new Map();

  /** @internal Begins a message behind what is written already. */
  begin(maxDepth: number): void {
    this.enterMessage();
    this.start = this.base = this.at;
    this.depth = 0;
    this.maxDepth = maxDepth;
    if (this.texts.length > 0) {
      this.texts = [];
      this.numbers.clear();
    }
  }

  /** @internal Enters a container. */
  enter(): void {
    if (++this.depth > this.maxDepth) refuseFound(`at most ${this.maxDepth} values inside one another`, "more");
  }

  /** @internal Writes one byte: the lowest bits of a value. */
  byte(value: number): void {
    this.room(1);
    this.bytes[this.at++] = value;
  }

  /** @internal Writes a varint: 2.1. */
  varint(value: number): void {
    this.room(5);
    let at = this.at;
    for (; value > 127; value >>>= 7) this.bytes[at++] = (value & 127) | 128;
    this.bytes[at++] = value;
    this.at = at;
  }

  /** @internal Writes so many zero bytes. */
  zeros(byteCount: number): void {
    this.room(byteCount);
    for (const end = this.at + byteCount; this.at < end; this.at++) this.bytes[this.at] = 0;
  }

  /** @internal Writes text behind its prefix; returns its length in bytes. */
  text(text: string, prefix: Prefix): number {
    if (text.length > MAX_CHARACTERS) refuseFound(`at most ${MAX_CHARACTERS} characters`, `${text.length}`);
    this.room(3 * text.length + 5);
    const from = this.at + sizeOfPrefix(prefix(text.length));
    const end = writeUtf8(text, this, from);
    if (end < 0) refuse("text without lone surrogates", text);
    return this.behind(prefix, from, end - from);
  }

  /** @internal Puts the prefix of the bytes that were written at `from` before them; they move if it is not as long as was thought. */
  behind(prefix: Prefix, from: number, byteCount: number): number {
    const value = prefix(byteCount);
    const needed = this.at + sizeOfPrefix(value);
    if (needed !== from) this.bytes.copyWithin(needed, from, from + byteCount);
    if (value >= 0) this.varint(value);
    this.at = needed + byteCount;
    return byteCount;
  }
}
