import type { Reader } from "./reader.ts";
import { refuse } from "./wrong.ts";

/** The most values that a varint counts. */
const MAX_COUNT = 0x7fff_ffff;

/** Returns how many values or bytes are to be written: no number but a count is, and a proxy of an array may say any. */
export function writableLength(length: unknown): number {
  return ((length as number) & MAX_COUNT) === length ? length : refuse("a length below 2^31", length);
}

/** Checks a count that was read at `first`, of values that take `bitsEach` at least. */
export function checkedCount(from: Reader, count: number, bitsEach: number, first: number): number {
  if (count * bitsEach > 8 * from.left) from.fail("count", `values for the ${from.left} bytes left`, `${count} values`, first);
  if (count > from.limits.maxElements) from.fail("limit", `at most ${from.limits.maxElements} values`, `${count}`, first);
  return count;
}

/** Checks that the values of a run, so many at so many bits each, can be there. */
export function checkRun(from: Reader, count: number, bitsEach: number): void {
  if (count * bitsEach > 8 * from.left) from.ended(Math.ceil((count * bitsEach) / 8));
}
