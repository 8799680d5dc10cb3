/** Whether `found` has all that `expected` has; it may have more, and more is nothing to a program that does not ask for it. */
export function comesBack(expected, found) {
  if (expected === null || expected === undefined) return found === null || found === undefined;
  if (typeof expected !== 'object') return Object.is(expected, found);
  if (found === null || typeof found !== 'object') return false;
  if (expected instanceof Map) return expected.size === found.size && [...expected].every(([key, each]) => comesBack(each, found.get(key)));
  if (expected.length !== undefined && expected.length !== found.length) return false;
  return Object.keys(expected).every((key) => comesBack(expected[key], found[key]));
}
