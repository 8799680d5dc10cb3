/** What stands before the bytes of a text of that length: the number for a varint, or -1 if nothing does. */
export type Prefix = (byteCount: number) => number;

/** 5.6 */
export const lone: Prefix = (byteCount) => byteCount;

/** 4.2, of a required field: lengths below 15 stand in the header. */
export const ofField: Prefix = (byteCount) => (byteCount < 15 ? -1 : byteCount - 15);

/** 4.2, of an optional field: the header has no 0, which means that there is none. */
export const ofOptional: Prefix = (byteCount) => (byteCount === 0 ? 0 : byteCount < 15 ? -1 : byteCount - 14);

/** 4.3, of a text that stands here for the first time. */
export const ofShared: Prefix = (byteCount) => 2 * byteCount;

/** How many bytes the varint of a prefix takes: one for each 7 bits. */
export function sizeOfPrefix(value: number): number {
  return value < 0 ? 0 : ((38 - Math.clz32(value | 1)) / 7) | 0;
}
