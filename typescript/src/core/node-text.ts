import { base64Slice, utf8Slice, utf8Write } from "./node-buffer.ts";
import { putShortUtf8 } from "./short-utf8.ts";

/** Returns the text in [from, to) as Node reads it; undefined elsewhere, or where that may not be well-formed. */
export function readByNode(bytes: Uint8Array, from: number, to: number): string | undefined {
  const text = utf8Slice?.call(bytes, from, to);
  // What was replaced has to be told from what was there.
  return text?.includes("\ufffd") ? undefined : text;
}

/** Up to so many code units a loop takes 0.3 to 0.5 of the time of a call of Node's (benchmarks/findings/typescript.md). */
const MAX_LOOPED = 16;

/** Writes a text at `at`, a long one by Node, and returns how many bytes it took, three for a lone surrogate; undefined elsewhere. */
export function writeByNode(text: string, bytes: Uint8Array, at: number): number | undefined {
  return text.length <= MAX_LOOPED ? putShortUtf8(text, bytes, at) : utf8Write?.call(bytes, text, at);
}

/** Returns the base64 of bytes as Node makes it; undefined elsewhere. */
export function base64ByNode(bytes: Uint8Array): string | undefined {
  return base64Slice?.call(bytes, 0, bytes.length);
}
