/** What is seldom a value of a type. */
export const ODD: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  ...[NaN, -0, Infinity, 0.1, -1, 256, 2 ** 31, 2 ** 32, 2 ** 53, 1e300].map((it) => () => it),
  ...[1n, -1n, 2n ** 63n, 2n ** 64n].map((it) => () => it),
  ...["", "a", "1", "01", "-0", "1n", "\ud800", "toString"].map((it) => () => it),
  () => [],
  () => new Array(3),
  () => new Set(["a"]),
  () => new Map<unknown, unknown>([[1, 1]]),
  () => new Float32Array(3),
  () => Buffer.of(1, 2, 3),
  () => new Date(NaN),
  () => new Number(1),
  () => Symbol("a"),
  () => () => 1,
  () => Object.create(null),
  () => ({ ioc: true, post: false, other: true }),
];

type Put = (by: unknown) => void;

/** The same value with something else in one place of it; it is changed, if that is not the root. */
export function spoiled(value: unknown, place: number, by: unknown): unknown {
  const root = [value];
  const all: Put[] = [];
  collect(root, all);
  all[place % all.length]!(by);
  return root[0];
}

/** Adds what changes the parts of a value, and gives it more, to `all`. */
function collect(value: unknown, all: Put[]): void {
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return;
  if (value instanceof Map) {
    for (const [key, item] of value) {
      all.push((by) => value.set(key, by));
      all.push((by) => value.delete(key) && value.set(by, item));
      collect(item, all);
    }
    return;
  }
  for (const [name, item] of Object.entries(value)) {
    all.push((by) => define(value, name, by));
    all.push(() => Reflect.deleteProperty(value, name));
    collect(item, all);
  }
  all.push((by) => (Array.isArray(value) ? value.push(by) : define(value, "other", by)));
}

function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
