import { arrayOf } from "./array-of.ts";
import type { PackWriter } from "./pack-writer.ts";
import type { Reader } from "./reader.ts";

/** Writes a run of bits (5.1, 5.4), one for each of the first `count` values. */
export function putBits(to: PackWriter, values: readonly unknown[], count: number, isSet: (value: unknown) => boolean): void {
  const first = to.at;
  to.zeros((count + 7) >>> 3);
  for (let i = 0; i < count; i++) if (isSet(values[i])) to.bytes[first + (i >>> 3)]! |= 1 << (i & 7);
}

/** Takes `count` bits, padded with zeros to whole bytes: returns where they begin. */
export function takeBits(from: Reader, count: number): number {
  const first = from.take((count + 7) >>> 3);
  const last = from.bytes[from.at - 1]!;
  if (count & 7 && last >> (count & 7)) from.fail("reserved", "zero bits behind the last", `${last}`, from.at - 1);
  return first;
}

/** Whether bit `at` of a run that begins at `first` is set. */
export function bitAt({ bytes }: Reader, first: number, at: number): boolean {
  return ((bytes[first + (at >>> 3)]! >> (at & 7)) & 1) === 1;
}

/** Takes a run of `bool`. */
export function takeBools(from: Reader, count: number): boolean[] {
  const first = takeBits(from, count);
  const bools = arrayOf<boolean>(count);
  for (let i = 0; i < count; i++) bools[i] = bitAt(from, first, i);
  return bools;
}

/** How many bits of a run are set. */
export function countBits(from: Reader, first: number, count: number): number {
  let set = 0;
  for (let i = 0; i < count; i++) if (bitAt(from, first, i)) set++;
  return set;
}

/** The values where their bits are set, and `none` elsewhere. */
export function spread(from: Reader, first: number, count: number, values: readonly unknown[], none: unknown): unknown[] {
  const all = arrayOf(count);
  let next = 0;
  for (let i = 0; i < count; i++) all[i] = bitAt(from, first, i) ? values[next++] : none;
  return all;
}

/** Whether an optional value is there. */
export function isThere(value: unknown): boolean {
  return value !== null && value !== undefined;
}
