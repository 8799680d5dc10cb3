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

/** Returns what makes objects that have properties of these names, also of `__proto__`: copies of one. */
export function newOf(names: readonly string[]): () => Record<string, unknown> {
  const template = Object.fromEntries(names.map((name) => [name]));
  const properties = Object.getOwnPropertyDescriptors(template);
  return names.some(isLargeIndex) ? () => Object.defineProperties(newSparse(), properties) : () => ({ ...template });
}

/** Returns what makes objects with properties of these names, of their values in order. */
export function makerOf(names: readonly string[]): (values: readonly unknown[]) => object {
  const make = newOf(names);
  return (values) => {
    const made = make();
    names.forEach((name, at) => (made[name] = values[at]));
    return made;
  };
}
