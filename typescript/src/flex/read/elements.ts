import * as types from "../types.ts";
import { type Place, requireWithin, sizeBefore, target } from "./slots.ts";

/** Where the elements of a vector of any kind, or the values of a map, stand. */
export class Elements {
  readonly bytes: Uint8Array;
  readonly base: number;
  readonly width: number;
  readonly size: number;
  /** The type of all elements, or -1 when each has its own. */
  readonly element: number;
  /** Where the container begins, with all its fields: what it refers to ends before. */
  readonly start: number;

  constructor(bytes: Uint8Array, base: number, width: number, size: number, element: number, start: number) {
    this.bytes = bytes;
    this.base = base;
    this.width = width;
    this.size = size;
    this.element = element;
    this.start = start;
  }

  /** Returns where element `index` stands. */
  at(index: number): number {
    return this.base + index * this.width;
  }

  /** Returns the packed type of element `index`. */
  packedType(index: number): number {
    return this.element < 0 ? this.bytes[this.base + this.size * this.width + index]! : this.element << 2;
  }
}

/** Finds the elements of the vector, of type `packed`, that the slot at `at` leads to, and that has to end by `limit`. */
export function elementsAt(bytes: Uint8Array, at: number, slotWidth: number, packed: number, limit: number, place: Place): Elements {
  const code = packed >>> 2;
  const base = target(bytes, at, slotWidth, place);
  const width = 1 << (packed & 3);
  const element = types.elementOf(code);
  if (types.isFixed(code)) {
    const size = types.fixedSize(code);
    requireWithin(base, size * width, limit, place);
    return new Elements(bytes, base, width, size, element, base);
  }
  const size = sizeBefore(bytes, at, base, width, element < 0 ? width + 1 : width, limit, place);
  return new Elements(bytes, base, width, size, element, base - width);
}
