import type { NumberArray, NumberArrayClass } from "./number-arrays.ts";

// Frames, `vm` contexts and test runners that make one have classes of their own, whose values `instanceof` does not know. And a class of the
// program's own may say what is not true of its values: typed arrays are asked by what all of them inherit.

function getter<T>(name: "length" | "buffer" | "byteOffset" | "byteLength" | typeof Symbol.toStringTag): (this: unknown) => T {
  return Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), name)!.get!;
}

const classOf = /* @__PURE__ */ getter<string | undefined>(Symbol.toStringTag);
const countIn = /* @__PURE__ */ getter<number>("length");
const bufferOf = /* @__PURE__ */ getter<ArrayBuffer>("buffer");
const byteOffsetOf = /* @__PURE__ */ getter<number>("byteOffset");
const byteLengthOf = /* @__PURE__ */ getter<number>("byteLength");

export function isBytes(value: unknown): value is Uint8Array {
  return classOf.call(value) === "Uint8Array";
}

export function isArrayOf<A extends NumberArray>(value: unknown, type: NumberArrayClass<A>): value is A {
  return classOf.call(value) === type.name;
}

export function isNumberArray(value: unknown): value is NumberArray {
  return classOf.call(value) !== undefined;
}

/** How many elements a typed array has; throws a `TypeError` of what is none. */
export function lengthOf(array: NumberArray): number {
  return countIn.call(array);
}

/** The bytes that a typed array has its elements in. */
export function bytesOf(array: NumberArray): Uint8Array {
  return new Uint8Array(bufferOf.call(array), byteOffsetOf.call(array), byteLengthOf.call(array));
}

export function isMap(value: unknown): value is Map<unknown, unknown> {
  return value instanceof Map || isCalled(value, "Map");
}

/** The same entries, no key of which comes twice: a class of the program's own may go through them in its own way. */
export function plainMap<K, V>(map: Map<K, V>): Map<K, V> {
  return map[Symbol.iterator] === Map.prototype[Symbol.iterator] ? map : new Map(map);
}

export function isDate(value: unknown): value is Date {
  return value instanceof Date || isCalled(value, "Date");
}

function isCalled(value: unknown, name: string): boolean {
  return {}.toString.call(value) === `[object ${name}]`;
}
