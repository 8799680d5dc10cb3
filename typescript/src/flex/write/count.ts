/** An array of more elements is sparse, or none: V8 has room for so many. */
const MAX_COUNT = 1 << 27;

/** Whether an array may have so many elements: one that is a proxy may say any number, and what is none. */
export function isCount(length: unknown): length is number {
  return Number.isInteger(length) && (length as number) >= 0 && (length as number) <= MAX_COUNT;
}
