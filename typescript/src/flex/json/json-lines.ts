import { requireBytes, Writer } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import { BACKSLASH, CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET, QUOTE } from "./characters.ts";
import type { Place } from "./json-source.ts";

/** A JSON text of several, with the line break behind it. */
export interface JsonLine extends Place {
  readonly bytes: Uint8Array;
}

const TAB = 0x09;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const SPACE = 0x20;

/** A larger buffer is not kept when a text has ended. */
const KEPT = 1 << 20;

/**
 * Cuts bytes that come in any pieces into JSON texts, at the line breaks outside of arrays and objects: rules 12 and 13 of spec/json.md.
 *
 * Texts need not be JSON: one that cannot become any ends at once, so that nothing is collected behind its fault.
 */
export class JsonLines {
  readonly #maxDepth: number;
  readonly #maxTextBytes: number;
  /** What came before of the text that has begun. */
  #begun = new Writer(64);
  /** Bytes and line breaks before that text. */
  #offset = 0;
  #lines = 0;
  /** Line breaks in it. */
  #breaks = 0;
  #depth = 0;
  #isBlank = true;
  #isInString = false;
  #isEscaped = false;

  constructor(maxDepth: number, maxTextBytes: number) {
    this.#maxDepth = maxDepth;
    this.#maxTextBytes = maxTextBytes;
  }

  /** Takes a piece and yields the texts that end in it; their bytes are valid until the next one. */
  *push(piece: Uint8Array): Generator<JsonLine> {
    requireBytes(piece, "a piece of JSON lines");
    let start = 0;
    for (let at = 0; at < piece.length; at++) {
      if (!this.#endsWith(piece[at]!)) continue;
      yield* this.#line(piece.subarray(start, at + 1));
      start = at + 1;
    }
    this.#keep(piece.subarray(start));
  }

  /** Yields the text that no line break ends, if there is one. */
  end(): Generator<JsonLine> {
    return this.#line(new Uint8Array());
  }

  /** Yields the text that ends with `bytes`, unless it is white space. */
  *#line(bytes: Uint8Array): Generator<JsonLine> {
    this.#expect(bytes);
    if (this.#begun.at > 0) this.#keep(bytes);
    const text = this.#begun.at > 0 ? this.#begun.written() : bytes;
    if (!this.#isBlank) yield { bytes: text, offset: this.#offset, lines: this.#lines };
    if (this.#begun.bytes.length > KEPT) this.#begun = new Writer(64);
    else this.#begun.clear();
    this.#offset += text.length;
    this.#lines += this.#breaks;
    this.#breaks = 0;
    this.#isBlank = true; // all else is as it began: a text that ends inside something is refused, and nothing is read behind it
  }

  #keep(bytes: Uint8Array): void {
    this.#expect(bytes);
    const begun = this.#begun;
    begun.room(bytes.length);
    begun.bytes.set(bytes, begun.at);
    begun.at += bytes.length;
  }

  /** Refuses bytes with which the text that has begun is too long. */
  #expect(bytes: Uint8Array): void {
    const most = this.#maxTextBytes;
    if (this.#begun.at + bytes.length > most) throw malformed(`a text of at most ${most} bytes`, "a longer one", this.#offset);
  }

  /** Whether the text ends behind this byte of it. */
  #endsWith(byte: number): boolean {
    if (byte === LINE_FEED) {
      this.#breaks++;
      return this.#depth === 0 || this.#isInString;
    }
    if (this.#isInString) {
      this.#passInString(byte);
      return false;
    }
    if (byte === SPACE || byte === TAB || byte === CARRIAGE_RETURN) return false;
    this.#isBlank = false;
    if (byte === QUOTE) this.#isInString = true;
    else if (byte === OPEN_BRACKET || byte === OPEN_BRACE) return ++this.#depth > this.#maxDepth;
    else if (byte === CLOSE_BRACKET || byte === CLOSE_BRACE) return --this.#depth < 0;
    return false;
  }

  #passInString(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#isInString = false;
  }
}
