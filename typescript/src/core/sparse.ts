/** Whether engines take a name for the index of an array, of more than one digit. */
export function isLargeIndex(name: string): boolean {
  return /^[1-9]\d+$/.test(name);
}

/**
 * Makes an object that keeps indexes in a table, which one that had the largest index does for good. Else V8 gives it room for all indexes up to
 * the first: of `{ 1023: null }` that takes 12,490 bytes, here 205, on Node 20 and 24.
 */
export function newSparse(): Record<string, unknown> {
  const made: Record<string, unknown> = { 4294967294: 0 };
  delete made[4294967294];
  return made;
}

function newPlain(): Record<string, unknown> {
  return {};
}

/** Returns what makes objects that are given properties of these names. */
export function makerOf(names: readonly string[]): () => Record<string, unknown> {
  return names.some(isLargeIndex) ? newSparse : newPlain;
}
