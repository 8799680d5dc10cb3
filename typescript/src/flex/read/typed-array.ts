import type { NumberArray, NumberArrayClass } from "../../core/number-arrays.ts";
import { mismatch } from "../malformed.ts";
import { BOOL, FLOAT, INT, typeName, UINT } from "../types.ts";
import type { Elements } from "./elements.ts";
import { type Place, requireFloat } from "./slots.ts";

const UNSIGNED: Record<number, NumberArrayClass> = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: BigUint64Array };
const MAKERS: Record<number, Record<number, NumberArrayClass>> = {
  [INT]: { 1: Int8Array, 2: Int16Array, 4: Int32Array, 8: BigInt64Array },
  [UINT]: UNSIGNED,
  [FLOAT]: { 4: Float32Array, 8: Float64Array },
  [BOOL]: UNSIGNED,
};

/** Returns the numbers of a typed vector: a view where they are aligned in memory, else a copy. */
export function numbersAt({ bytes, base, width, size, element }: Elements, owner: Owner): NumberArray {
  if (element === FLOAT) requireFloat(width, base, owner);
  const make = MAKERS[element]?.[width];
  if (make === undefined) throw mismatch("a vector of numbers", found(element), owner.offset, owner.path);
  const from = bytes.byteOffset + base;
  if (from % width === 0) return new make(bytes.buffer, from, size);
  return new make(new Uint8Array(bytes.subarray(base, base + size * width)).buffer, 0, size);
}

interface Owner extends Place {
  readonly offset: number;
}

function found(element: number): string {
  return element < 0 ? "a vector of any values" : `a vector of ${typeName(element)}`;
}
