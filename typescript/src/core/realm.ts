import type { NumberArray, NumberArrayClass } from "./number-arrays.ts";

// Frames, `vm` contexts and test runners that make one have classes of their own, whose values `instanceof` does not know.

export function isBytes(value: unknown): value is Uint8Array {
  return ArrayBuffer.isView(value) && (value as Uint8Array)[Symbol.toStringTag] === "Uint8Array";
}

export function isArrayOf<A extends NumberArray>(value: unknown, type: NumberArrayClass<A>): value is A {
  return ArrayBuffer.isView(value) && (value as unknown as A)[Symbol.toStringTag] === type.name;
}

export function isMap(value: unknown): value is Map<unknown, unknown> {
  return value instanceof Map || isCalled(value, "Map");
}

export function isDate(value: unknown): value is Date {
  return value instanceof Date || isCalled(value, "Date");
}

function isCalled(value: unknown, name: string): boolean {
  return {}.toString.call(value) === `[object ${name}]`;
}
