import { base64Slice, utf8Slice, utf8Write } from "./node-buffer.ts";

/** Returns the text in [from, to) as Node reads it; undefined elsewhere, or where that may not be well-formed. */
export function readByNode(bytes: Uint8Array, from: number, to: number): string | undefined {
  const text = utf8Slice?.call(bytes, from, to);
  // What was replaced has to be told from what was there.
  return text?.includes("\ufffd") ? undefined : text;
}

/** Has Node write a text at `at`, with U+FFFD for lone surrogates, and returns how many bytes it took; undefined elsewhere. */
export function writeByNode(text: string, bytes: Uint8Array, at: number): number | undefined {
  return utf8Write?.call(bytes, text, at);
}

/** Returns the base64 of bytes as Node makes it; undefined elsewhere. */
export function base64ByNode(bytes: Uint8Array): string | undefined {
  return base64Slice?.call(bytes, 0, bytes.length);
}
