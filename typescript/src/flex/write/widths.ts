import { refused } from "./refused.ts";

// A width is the base-2 logarithm of a byte count: 0, 1, 2 or 3 for 1, 2, 4 or 8 bytes.

/** Returns the narrowest width that holds `value`, an integer that is not negative. */
export function unsignedWidth(value: number): number {
  if (value < 0x100) return 0;
  if (value < 0x10000) return 1;
  return value < 0x100000000 ? 2 : 3;
}

/** Returns the narrowest width that holds `value`, a safe integer, with its sign. */
export function signedWidth(value: number): number {
  const low = value | 0;
  return low === value ? unsignedWidth(((low << 1) ^ (low >> 31)) >>> 0) : 3;
}

/** Returns the narrowest width that holds `value` as a float. */
export function floatWidth(value: number): number {
  return Math.fround(value) === value || Number.isNaN(value) ? 2 : 3;
}

/** Returns the narrowest width that holds the integer whose lower and upper 32 bits these are, unsigned. */
export function unsignedWidthOf(low: number, high: number): number {
  return high === 0 ? unsignedWidth(low >>> 0) : 3;
}

/** Returns the narrowest width that holds the integer whose lower and upper 32 bits these are, signed. */
export function signedWidthOf(low: number, high: number): number {
  return high === low >> 31 ? signedWidth(low) : 3;
}

/** Returns how many zeros bring `byteCount` to a multiple of 2^width. */
export function padding(byteCount: number, width: number): number {
  return -byteCount & ((1 << width) - 1);
}

/** Returns the largest offset that an element of this width holds; a message that no width is enough for is refused. */
export function reach(width: number): number {
  if (width > 3) throw refused("less than 2^31 bytes", "more");
  return width > 1 ? 0x7fffffff : (1 << (8 << width)) - 1;
}
