import {
  ascii,
  checkedLimits,
  illFormedAt,
  isAscii,
  type Limits,
  MAX_SHORT,
  type MalformedKind,
  readUtf8,
  requireBytes,
  WITHIN_STRING,
} from "../../core/index.ts";
import { TextWindow, WINDOW } from "./text-window.ts";
import { Wrong } from "./wrong.ts";

/** Messages of up to so many bytes are copied into a reader's own buffer, which has its view already. */
const COPIED = 512;
/** Views of larger buffers are made anew each time: a reader that is kept keeps no large buffer alive. */
const KEPT = 1 << 20;
/** More shared texts are not kept for the next message. */
export const KEPT_TEXTS: number = 1024;

const NONE = checkedLimits();

/** A message, and how far it has been read. All positions are in `bytes`; offsets of errors count from `start`. */
export class Reader {
  private readonly own = new Uint8Array(COPIED);
  private readonly ownView = new DataView(this.own.buffer);
  private kept: Uint8Array = this.own;
  private keptView: DataView = this.ownView;

  /** The whole buffer that the message is in. */
  bytes: Uint8Array = this.own;
  view: DataView = this.ownView;
  /** The message's first byte. */
  start = 0;
  /** The next byte. */
  at = 0;
  /** Where the message ends, or the innermost open struct. */
  end = 0;
  /** Whether `end` is that of an open struct. */
  isInOpen = false;
  /** What columns are aligned to: the message's first byte, or that of the innermost open struct's sections. */
  base = 0;
  /** How many containers the next value stands in. */
  depth = 0;
  /** Whether `bytes` is the caller's memory, so that views of it may be given away. */
  isInPlace = false;
  /** The shared texts so far. */
  texts: string[] = [];
  limits: Required<Limits> = NONE;
  /** From the beginning of a message until it has been read without a fault. */
  isBusy = false;

  private readonly window = new TextWindow();

  /** Begins a message: the first, or one after another that was read without a fault. */
  begin(message: Uint8Array, limits: Required<Limits>): void {
    requireBytes(message, "a message");
    this.isBusy = true;
    const size = message.length;
    if (size > COPIED) this.lookAt(message);
    else this.takeCopy(message);
    this.at = this.start;
    this.end = this.start + size;
    if (this.limits !== limits) this.limits = limits;
    if (this.texts.length > 0) this.texts = [];
    if (this.window.isUsed) this.window.close();
  }

  private takeCopy(message: Uint8Array): void {
    if (this.isInPlace) this.point(this.own, this.ownView, 0, false);
    if (message.length > 0) this.own.set(message); // else it may be detached
  }

  private lookAt({ buffer, byteOffset }: Uint8Array): void {
    if (this.kept.buffer !== buffer) {
      this.kept = new Uint8Array(buffer);
      this.keptView = new DataView(buffer);
    }
    this.point(this.kept, this.keptView, byteOffset, true);
  }

  private point(bytes: Uint8Array, view: DataView, start: number, isInPlace: boolean): void {
    this.bytes = bytes;
    this.view = view;
    this.start = this.base = start;
    this.isInPlace = isInPlace;
  }

  /** Lets go of a large buffer, and of many texts. */
  finish(): void {
    if (this.kept.length <= KEPT && this.texts.length <= KEPT_TEXTS) return;
    this.kept = this.bytes = this.own;
    this.keptView = this.view = this.ownView;
    this.texts = [];
  }

  get left(): number {
    return this.end - this.at;
  }

  fail(kind: MalformedKind, expected: string, found: string, at: number = this.at): never {
    throw new Wrong({ expected, found, kind, offset: at - this.start });
  }

  /** The next `byteCount` bytes: returns where they begin. */
  take(byteCount: number): number {
    const from = this.at;
    if (byteCount > this.end - from) this.ended(byteCount);
    this.at = from + byteCount;
    return from;
  }

  /** Fails since the message, or the innermost open struct, ends before the next `byteCount` bytes do. */
  ended(byteCount: number): never {
    const kind = this.isInOpen ? "section" : "truncated";
    return this.fail(kind, `${byteCount} bytes more`, `${this.left}`, this.end);
  }

  /** Fails since there are bytes behind the message. */
  trailing(): never {
    this.fail("trailing", "the end", `${this.left} bytes more`);
  }

  /** 2.1 */
  varint(): number {
    const at = this.at;
    if (at < this.end && this.bytes[at]! < 128) {
      this.at = at + 1;
      return this.bytes[at]!;
    }
    return this.longVarint();
  }

  private longVarint(): number {
    const first = this.at;
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.take(1)]!;
      value |= (byte & 127) << shift;
      if (byte >= 128) continue;
      if ((shift === 28 && byte > 7) || (shift > 0 && byte === 0)) break;
      return value;
    }
    return this.fail("varint", "a varint below 2^31, in as few bytes as need be", "another", first);
  }

  /** Takes so many bytes, which must be zero. */
  zeros(byteCount: number): void {
    const from = this.take(byteCount);
    for (let at = from; at < this.at; at++) {
      if (this.bytes[at] !== 0) this.fail("reserved", "zero", `${this.bytes[at]}`, from);
    }
  }

  /** Enters a container. */
  enter(): void {
    if (++this.depth > this.limits.maxDepth) this.fail("limit", `at most ${this.limits.maxDepth} values inside one another`, "more");
  }

  /** Takes `byteCount` bytes of text; `isAlone` asks for one that shares no memory. */
  text(byteCount: number, isAlone = false): string {
    const from = this.content(byteCount);
    if (byteCount <= WINDOW && isAscii(this.view, from, byteCount)) {
      const part = isAlone ? undefined : this.window.text(this.bytes, from, this.at);
      if (part !== undefined) return part;
      if (byteCount <= MAX_SHORT) return ascii(this.bytes, from, byteCount);
    }
    return readUtf8(this.bytes, from, this.at) ?? this.notText(from);
  }

  /** Fails since no text can be made of the bytes from there on. */
  private notText(from: number): never {
    const at = illFormedAt(this.bytes, from, this.at);
    if (at < 0) this.fail("limit", WITHIN_STRING, `${this.at - from} bytes`, from);
    return this.fail("utf8", "well-formed UTF-8", "another", at);
  }

  /** Takes `byteCount` bytes, as a copy. */
  copy(byteCount: number): Uint8Array {
    const from = this.content(byteCount);
    return this.bytes.slice(from, this.at);
  }

  private content(byteCount: number): number {
    const from = this.take(byteCount);
    if (byteCount > this.limits.maxStringBytes) this.fail("limit", `at most ${this.limits.maxStringBytes} bytes`, `${byteCount}`, from);
    return from;
  }
}
