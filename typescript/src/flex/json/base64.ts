import { base64ByNode } from "../../core/index.ts";

/** Bytes that newer engines make base64 of by themselves. */
type Bytes = Uint8Array & { toBase64?(): string };

/** Arguments that any engine takes in one call; so many bytes need no padding. */
const PIECE = 3 << 11;

/** The base64 of bytes. */
export function base64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += ofPiece(bytes.subarray(at, at + PIECE));
  return text;
}

/** To spread a typed array takes ten times as long as `apply`. */
function ofPiece(bytes: Bytes): string {
  return bytes.toBase64?.() ?? base64ByNode(bytes) ?? btoa(String.fromCharCode.apply(null, bytes as never));
}
