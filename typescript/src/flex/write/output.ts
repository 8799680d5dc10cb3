import type { Writer } from "../../core/index.ts";
import { padding, reach } from "./widths.ts";

/** Writes zeros up to a multiple of 2^width from the start of the message. */
export function align(out: Writer, width: number): void {
  const count = padding(out.at, width);
  if (count === 0) return;
  out.room(count);
  for (let i = 0; i < count; i++) out.bytes[out.at++] = 0;
}

/** Writes an integer of at most 32 bits, not negative, in 2^width bytes. */
export function integer(out: Writer, value: number, width: number): void {
  out.room(1 << width);
  store(out, out.at, value, 0, width);
  out.at += 1 << width;
}

/** Writes the distance back to `position` in 2^width bytes. */
export function offsetTo(out: Writer, position: number, width: number): void {
  integer(out, out.at - position, width);
}

/** Stores the lowest 2^width bytes of an integer, given as its halves, at `at`, where they have room. */
export function store(out: Writer, at: number, low: number, high: number, width: number): void {
  const { bytes } = out;
  bytes[at] = low;
  if (width === 0) return;
  bytes[at + 1] = low >> 8;
  if (width === 1) return;
  bytes[at + 2] = low >> 16;
  bytes[at + 3] = low >> 24;
  if (width === 3) out.view.setInt32(at + 4, high, true);
}

/** Says whether `width` holds the offset to `position` from element `index` of a container that begins at the next aligned byte. */
export function reaches(out: Writer, position: number, index: number, width: number): boolean {
  return out.at + padding(out.at, width) + (index << width) - position <= reach(width);
}

/** Writes bytes, in a loop while they are few: the platform's copy wants a subarray. */
export function append(out: Writer, bytes: Uint8Array): void {
  out.room(bytes.length);
  out.bytes.set(bytes, out.at);
  out.at += bytes.length;
}
