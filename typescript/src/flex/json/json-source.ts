import { hasLoneSurrogate, illFormedAt, OctavoError, readUtf8, requireBytes, WITHIN_STRING } from "../../core/index.ts";
import { malformed, pointerStep } from "../malformed.ts";
import { byteLength } from "../write/text.ts";

/** An array or object that is open, and where in it the text is. */
interface Level {
  readonly isObject: boolean;
  count: number;
  key: string;
}

/** What stands before a text that is one of several. */
export interface Place {
  /** Bytes. */
  readonly offset: number;
  /** Line breaks. */
  readonly lines: number;
}

const encoder = new TextEncoder();

/** A JSON text, and the place in it: knows white space and how to say where something is wrong. */
export class JsonSource {
  readonly text: string;
  readonly #place: Place;
  /** The next character to look at. */
  at = 0;
  /** The arrays and objects that are open, outermost first. */
  readonly levels: Level[] = [];
  /** What stands in the bytes after the text, when that is not UTF-8. */
  readonly #badByte: number | undefined;

  constructor(json: Uint8Array | string, place: Place = { offset: 0, lines: 0 }) {
    this.#place = place;
    if (typeof json === "string") {
      this.text = wellFormed(json);
    } else {
      requireBytes(json, "a JSON text that is no string");
      const text = readUtf8(json, 0, json.length);
      const bad = text === undefined ? illFormedAt(json, 0, json.length) : json.length;
      if (bad < 0) throw malformed(WITHIN_STRING, `${json.length} bytes`, place.offset);
      this.text = text ?? readUtf8(json, 0, bad)!;
      this.#badByte = json[bad];
    }
  }

  /** Skips white space and returns the code of the character that follows, at `at`, or NaN at the end. */
  next(): number {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
      this.at++;
    }
  }

  /** Makes the error that `expected` should have stood at `position`. */
  error(expected: string, position: number, found: string = this.#found(position)): OctavoError {
    const before = this.text.slice(0, position);
    const lineStart = before.lastIndexOf("\n") + 1;
    const line = this.#place.lines + breaksIn(before) + 1;
    const place = ` in line ${line}, column ${byteLength(before.slice(lineStart)) + 1}`;
    const isNotUtf8 = position === this.text.length && this.#badByte !== undefined;
    return malformed(isNotUtf8 ? "UTF-8" : expected, found + place, this.#place.offset + byteLength(before), this.#path());
  }

  #found(position: number): string {
    const code = this.text.charCodeAt(position);
    if (code >= 0x21 && code <= 0x7e) return `'${this.text[position]}'`;
    const byte = position < this.text.length ? encoder.encode(this.text.slice(position, position + 2))[0] : this.#badByte;
    return byte === undefined ? "the end" : `byte 0x${byte.toString(16).padStart(2, "0")}`;
  }

  #path(): string {
    const firstEmpty = this.levels.findIndex(({ count }) => count === 0);
    const levels = firstEmpty < 0 ? this.levels : this.levels.slice(0, firstEmpty);
    return levels.map(({ isObject, count, key }) => (isObject ? pointerStep(key) : `/${count - 1}`)).join("");
  }
}

/** Returns `json`; throws an `OctavoError` if it has half of a surrogate pair. */
export function wellFormed(json: string): string {
  if (hasLoneSurrogate(json)) throw new OctavoError("malformed", { expected: "text without lone surrogates", found: "one" });
  return json;
}

/** Counts line breaks: there may be more than an array has room for. */
function breaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) count++;
  return count;
}
