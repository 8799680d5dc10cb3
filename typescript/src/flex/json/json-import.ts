import { isStackFull, type Limits, OctavoError, WITHIN_STACK } from "../../core/index.ts";
import type { Emitter } from "../write/emitter.ts";
import { byteLength } from "../write/text.ts";
import type { ValueStack } from "../write/value-stack.ts";
import { CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET, QUOTE } from "./characters.ts";
import { readNumber } from "./json-number.ts";
import { JsonSource, type Place } from "./json-source.ts";
import { readString } from "./json-string.ts";

const COMMA = 0x2c;
const COLON = 0x3a;

/** Puts a JSON text, strict RFC 8259, into a message as its one value; see spec/json.md for what becomes what. */
export class JsonImport {
  readonly #source: JsonSource;
  readonly #to: Emitter;
  readonly #limits: Required<Limits>;

  constructor(json: Uint8Array | string, to: Emitter, limits: Required<Limits>, place?: Place) {
    this.#source = new JsonSource(json, place);
    this.#to = to;
    this.#limits = limits;
  }

  /** Reads the one text that there is, which `end` follows. */
  read(end: string = "the end"): void {
    try {
      this.#value();
    } catch (error) {
      throw isStackFull(error) ? this.#source.error(WITHIN_STACK, this.#source.at, "more") : error;
    }
    if (!Number.isNaN(this.#source.next())) throw this.#source.error(`${end} after the text`, this.#source.at);
  }

  #value(): void {
    const source = this.#source;
    const code = source.next();
    if (code === QUOTE) this.#to.string(this.#string());
    else if (code === OPEN_BRACE) this.#container(CLOSE_BRACE);
    else if (code === OPEN_BRACKET) this.#container(CLOSE_BRACKET);
    else if (code === 0x74) this.#literal("true").pushBoolean(true);
    else if (code === 0x66) this.#literal("false").pushBoolean(false);
    else if (code === 0x6e) this.#literal("null").pushNull();
    else if (code === 0x2d || (code >= 0x30 && code <= 0x39)) readNumber(source, this.#to.stack, this.#limits.maxStringBytes);
    else throw source.error("a value", source.at);
  }

  /** Passes a word, and returns what takes its value. */
  #literal(word: string): ValueStack {
    const { text, at } = this.#source;
    for (let index = 0; index < word.length; index++) {
      if (text[at + index] !== word[index]) throw this.#source.error(word, Math.min(at + index, text.length));
    }
    this.#source.at += word.length;
    return this.#to.stack;
  }

  #string(): string {
    const { at } = this.#source;
    const string = readString(this.#source);
    const most = this.#limits.maxStringBytes;
    if (most < Infinity && byteLength(string) > most) throw this.#source.error(`a string of at most ${most} bytes`, at, "a longer one");
    return string;
  }

  /** Puts an object, or an array, by the bracket that closes it. */
  #container(close: number): void {
    const isObject = close === CLOSE_BRACE;
    this.#open(isObject);
    const start = this.#to.stack.open();
    if (this.#source.next() !== close) {
      do {
        if (isObject) this.#key();
        else this.#count("");
        this.#value();
      } while (this.#comma(close));
    }
    this.#source.levels.pop();
    if (isObject) this.#malformed(() => this.#to.endMap(start));
    else this.#to.endVector(start);
    this.#source.at++;
  }

  /** Enters the container whose bracket is the next character. */
  #open(isObject: boolean): void {
    const { levels, at } = this.#source;
    const most = this.#limits.maxDepth;
    if (levels.length >= most) throw this.#source.error(`a depth of at most ${most}`, at, "one more container");
    levels.push({ isObject, count: 0, key: "" });
    this.#source.at++;
  }

  /** Passes a comma, or stops at the bracket `close` and returns false. */
  #comma(close: number): boolean {
    const code = this.#source.next();
    if (code === COMMA) {
      this.#source.at++;
      return true;
    }
    if (code !== close) throw this.#source.error(`',' or '${String.fromCharCode(close)}'`, this.#source.at);
    return false;
  }

  /** Moves to the next element of the innermost container, or to the entry with that key. */
  #count(key: string): void {
    const level = this.#source.levels.at(-1)!;
    level.key = key;
    const most = this.#limits.maxElements;
    if (++level.count > most) throw this.#source.error(`at most ${most} elements`, this.#source.at, "one more");
  }

  /** Puts the key that comes next and passes its colon. */
  #key(): void {
    const source = this.#source;
    if (source.next() !== QUOTE) throw source.error("a key", source.at);
    const key = this.#string();
    this.#count(key);
    this.#malformed(() => this.#to.stack.key(key));
    if (source.next() !== COLON) throw source.error("':'", source.at);
    source.at++;
  }

  /** Runs `put`; what the builder refuses, a key with NUL or one given twice, is malformed here. */
  #malformed(put: () => void): void {
    try {
      put();
    } catch (error) {
      if (error instanceof OctavoError) throw this.#source.error(error.expected, this.#source.at, error.found);
      throw error;
    }
  }
}
