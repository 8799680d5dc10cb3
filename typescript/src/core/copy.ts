import type { Bytes } from "./bytes.ts";
import { CHUNK, IN_HEAP, newChunk, SHARING } from "./chunk.ts";
import { Buffer, type NodeBuffer } from "./node-buffer.ts";

/** What copies are parts of, and how much of it they fill. */
let chunk: Bytes | undefined;
let filled: number = CHUNK;

/** A copy of the bytes in [from, to). */
export function copyOf(bytes: Bytes, from: number, to: number): Bytes {
  const size = to - from;
  if (size <= IN_HEAP || !Buffer) return bytes.slice(from, to);
  const part = bytes.subarray(from, to);
  if (size <= SHARING && filled > CHUNK - SHARING) nextChunk();
  return size <= SHARING && chunk ? placed(part, chunk) : unzeroed(part, Buffer);
}

function nextChunk(): void {
  chunk = newChunk();
  if (chunk) filled = 0;
}

function placed(part: Bytes, chunk: Bytes): Bytes {
  const from = filled;
  chunk.set(part, from);
  filled = (from + part.length + 7) & ~7;
  return new Uint8Array(chunk.buffer, from, part.length);
}

function unzeroed(part: Bytes, Buffer: NodeBuffer): Bytes {
  const { buffer, byteOffset } = Buffer.from(part);
  return new Uint8Array(buffer, byteOffset, part.length);
}
