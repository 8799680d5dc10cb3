import { BACKSLASH, QUOTE } from "./characters.ts";
import type { JsonSource } from "./json-source.ts";

const HEX_ESCAPE = 6;

/** What may follow a backslash, and what each of these stands for. */
const LETTERS = '"\\/bfnrt';
const ESCAPED = '"\\/\b\f\n\r\t';

/** Reads the string whose opening quote is the next character. */
export function readString(source: JsonSource): string {
  source.at++;
  const start = source.at;
  if (scanRun(source) === QUOTE) return source.text.slice(start, source.at++);
  return readEscaped(source, source.text.slice(start, source.at));
}

/** Moves to the quote or backslash that comes next and returns it. */
function scanRun(source: JsonSource): number {
  const { text } = source;
  let at = source.at;
  let code = text.charCodeAt(at);
  while (code !== QUOTE && code !== BACKSLASH && code >= 0x20) code = text.charCodeAt(++at);
  if (Number.isNaN(code)) throw source.error("the end of a string", text.length);
  if (code < 0x20) throw source.error("an escape instead of a control character", at);
  source.at = at;
  return code;
}

/** Reads the rest of a string that began with `before`, from a backslash on. */
function readEscaped(source: JsonSource, before: string): string {
  let value = before;
  do {
    value += readEscape(source);
    const start = source.at;
    scanRun(source);
    value += source.text.slice(start, source.at);
  } while (source.text.charCodeAt(source.at) === BACKSLASH);
  source.at++;
  return value;
}

/** Reads the escape sequence at the backslash. */
function readEscape(source: JsonSource): string {
  const { text, at } = source;
  const letter = text[at + 1];
  if (letter === undefined) throw source.error("an escape sequence", text.length);
  if (letter === "u") return readUnicodeEscape(source);
  const value = ESCAPED[LETTERS.indexOf(letter)];
  if (value === undefined) throw source.error('one of "\\/bfnrtu after a backslash', at + 1);
  source.at += 2;
  return value;
}

function readUnicodeEscape(source: JsonSource): string {
  const { text, at } = source;
  const high = hexEscape(source);
  if (isLow(high)) throw source.error("a high surrogate before a low one", at);
  if (!isHigh(high)) return String.fromCharCode(high);
  const second = source.at;
  const low = text.startsWith("\\u", second) ? hexEscape(source) : 0;
  if (!isLow(low)) throw source.error("a low surrogate after a high one", second);
  return String.fromCharCode(high, low);
}

/** Returns the 16 bits of the \uXXXX at the next character. */
function hexEscape(source: JsonSource): number {
  const { text, at } = source;
  let bits = 0;
  for (let place = at + 2; place < at + HEX_ESCAPE; place++) {
    const digit = hexDigit(text.charCodeAt(place));
    if (digit < 0) throw source.error("a hexadecimal digit", place);
    bits = 16 * bits + digit;
  }
  source.at += HEX_ESCAPE;
  return bits;
}

/** The value of a hexadecimal digit, -1 of another character. */
function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1;
}

function isHigh(code: number): boolean {
  return (code & 0xfc00) === 0xd800;
}

function isLow(code: number): boolean {
  return (code & 0xfc00) === 0xdc00;
}
