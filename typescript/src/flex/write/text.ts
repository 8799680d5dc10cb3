import { hasLoneSurrogate, type Writer, writeUtf8 } from "../../core/index.ts";
import { refused } from "./refused.ts";

/** Returns how many bytes `text` has in UTF-8; one with a lone surrogate is refused. */
export function byteLength(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) continue;
    if ((code & 0xf800) === 0xd800) return lengthWithSurrogates(text);
    length += code < 0x800 ? 1 : 2;
  }
  return length;
}

function lengthWithSurrogates(text: string): number {
  if (hasLoneSurrogate(text)) throw loneSurrogate();
  let length = 0;
  for (const character of text) {
    const code = character.codePointAt(0)!;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return length;
}

/** Writes `text` at `at` and returns its end: makes room for it and 16 bytes more. One with a lone surrogate is refused. */
export function writeText(out: Writer, at: number, text: string): number {
  out.room(at - out.at + 3 * text.length + 16);
  const end = writeUtf8(text, out, at);
  if (end < 0) throw loneSurrogate();
  return end;
}

/** Writes a key and its terminator, and returns where it stands. */
export function writeKey(out: Writer, key: string): number {
  const { at } = out;
  const end = writeText(out, at, key);
  out.bytes[end] = 0;
  out.at = end + 1;
  return at;
}

function loneSurrogate(): Error {
  return refused("text without lone surrogates", "one");
}

/** Compares two strings by code point, as their bytes in UTF-8 compare. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Puts surrogates, which stand for code points beyond all others, behind U+FFFF. */
function rank(code: number): number {
  return code >= 0xd800 && code < 0xe000 ? code + 0x10000 : code;
}
