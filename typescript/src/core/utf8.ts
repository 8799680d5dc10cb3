import { readByNode, writeByNode } from "./node-text.ts";
import { putAscii } from "./short-text.ts";
import { isStackFull } from "./stack.ts";
import type { Writer } from "./writer.ts";

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Up to so many code units a loop is faster than a call of the platform's: of an encoder's, which wants a subarray, later. */
const SHORT_TEXT = 16;

/** Returns the text in [from, to), or undefined if it is not well-formed UTF-8. Browsers decode only a copy of shared or resizable memory. */
export function readUtf8(bytes: Uint8Array, from: number, to: number, isCopied?: boolean): string | undefined {
  try {
    return readByNode(bytes, from, to) ?? decoder.decode(isCopied ? bytes.slice(from, to) : bytes.subarray(from, to));
  } catch (error) {
    if (isStackFull(error)) throw error;
    return isCopied ? undefined : readUtf8(bytes, from, to, true);
  }
}

/** Writes `text` at `at`, where 3 bytes for each of its code units have room; returns the end, or -1 if it has a lone surrogate. */
export function writeUtf8(text: string, { bytes, view }: Writer, at: number): number {
  if (text.length <= SHORT_TEXT && putAscii(view, at, text)) return at + text.length;
  const written = writeByNode(text, bytes, at) ?? encoder.encodeInto(text, bytes.subarray(at)).written;
  return written > text.length && hasLoneSurrogate(text) ? -1 : at + written;
}

/** Whether `text` has half of a surrogate pair, which UTF-8 has no bytes for. */
export function hasLoneSurrogate(text: string): boolean {
  return !(text as string & { isWellFormed(): boolean }).isWellFormed();
}

/** Returns where the first ill-formed sequence in [from, to) begins, or -1 if there is none. */
export function illFormedAt(bytes: Uint8Array, from: number, to: number): number {
  for (let at = from; at < to; ) {
    const size = sequenceSize(bytes, at, to);
    if (size === 0) return at;
    at += size;
  }
  return -1;
}

/** The bytes of the well-formed sequence at `at`, or 0 if it is none. */
function sequenceSize(bytes: Uint8Array, at: number, to: number): number {
  const lead = bytes[at]!;
  if (lead < 0x80) return 1;
  const size = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (size === 0 || at + size > to) return 0;
  for (let i = 1; i < size; i++) if ((bytes[at + i]! & 0xc0) !== 0x80) return 0;
  // What is longer than need be, surrogates, and what is beyond U+10FFFF.
  const second = bytes[at + 1]!;
  const isWrong =
    lead === 0xe0 ? second < 0xa0 : lead === 0xed ? second > 0x9f : lead === 0xf0 ? second < 0x90 : lead === 0xf4 && second > 0x8f;
  return isWrong ? 0 : size;
}
