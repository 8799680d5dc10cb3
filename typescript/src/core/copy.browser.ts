import type { Bytes } from "./bytes.ts";

/** A copy of the bytes in [from, to). */
export function copyOf(bytes: Bytes, from: number, to: number): Bytes {
  return bytes.slice(from, to);
}
