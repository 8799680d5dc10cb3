import { Writer, writeUtf8 } from "../../core/index.ts";
import { ofShared, type Prefix, sizeOfPrefix } from "./prefix.ts";
import { refuse } from "./wrong.ts";

/** What no text reaches, whatever its prefix and however long its characters. */
const MAX_BYTES = 2 ** 30;

/** A `Writer` of pack messages: knows where the message begins, and its shared texts. */
export class PackWriter extends Writer {
  /** The message's first byte. */
  start = 0;
  /** What columns are aligned to: the message's first byte, or that of the innermost open struct's sections. */
  base = 0;
  /** How many containers the next value stands in. */
  depth = 0;
  /** How deep they may stand in one another. */
  maxDepth = 64;
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];

  /** Begins a message behind what is written already. `leaveMessage` ends it. */
  begin(maxDepth: number): void {
    this.enterMessage();
    this.start = this.base = this.at;
    this.depth = 0;
    this.maxDepth = maxDepth;
    if (this.texts.length > 0) this.forget(0);
  }

  /** Takes back the message, which cannot be written; returns why, to be thrown. */
  abandon(fault: unknown): unknown {
    this.at = this.start;
    this.leaveMessage();
    return fault;
  }

  /** Enters a container. */
  enter(): void {
    if (++this.depth > this.maxDepth) refuse(`at most ${this.maxDepth} values inside one another`, "more");
  }

  byte(value: number): void {
    this.room(1);
    this.bytes[this.at++] = value;
  }

  /** 2.1 */
  varint(value: number): void {
    this.room(5);
    let at = this.at;
    for (; value > 127; value >>>= 7) this.bytes[at++] = (value & 127) | 128;
    this.bytes[at++] = value;
    this.at = at;
  }

  zeros(byteCount: number): void {
    this.room(byteCount);
    this.bytes.fill(0, this.at, this.at + byteCount);
    this.at += byteCount;
  }

  /** Writes text behind its prefix; returns its length in bytes. */
  text(text: string, prefix: Prefix): number {
    if (text.length >= MAX_BYTES / 3) refuse("shorter text", `${text.length} characters`);
    this.room(3 * text.length + 5);
    const from = this.at + sizeOfPrefix(prefix(text.length));
    const end = writeUtf8(text, this, from);
    if (end < 0) refuse("text without lone surrogates", text);
    return this.behind(prefix, from, end - from);
  }

  /** Writes bytes behind their prefix; returns their length. */
  content(content: Uint8Array, prefix: Prefix): number {
    this.room(content.length + 5);
    const from = this.at + sizeOfPrefix(prefix(content.length));
    if (content.length > 0) this.bytes.set(content, from); // one that was detached has none
    return this.behind(prefix, from, content.length);
  }

  /** Puts the prefix of the bytes that were written at `from` before them; they move if it is not as long as was thought. */
  private behind(prefix: Prefix, from: number, byteCount: number): number {
    const value = prefix(byteCount);
    const needed = this.at + sizeOfPrefix(value);
    if (needed !== from) this.bytes.copyWithin(needed, from, from + byteCount);
    if (value >= 0) this.varint(value);
    this.at = needed + byteCount;
    return byteCount;
  }

  /** 4.3 */
  shared(text: string): void {
    const number = this.numbers.get(text);
    if (number !== undefined) {
      this.varint(2 * number + 1);
      return;
    }
    this.text(text, ofShared);
    this.numbers.set(text, this.texts.length);
    this.texts.push(text);
  }

  /** How many shared texts there are. */
  get sharedCount(): number {
    return this.texts.length;
  }

  /** Forgets all shared texts but the first `count`. */
  forget(count: number): void {
    for (let at = count; at < this.texts.length; at++) this.numbers.delete(this.texts[at]!);
    this.texts.length = Math.min(this.texts.length, count);
  }
}
