import type { NumberArray } from "../../core/number-arrays.ts";
import * as types from "../types.ts";
import type { Elements } from "./elements.ts";
import type { Keys } from "./keys.ts";
import type { Place } from "./slots.ts";
import { numbersAt } from "./typed-array.ts";
import { FlexValue } from "./value.ts";

/** The elements of a vector of any kind, or the values of a map; each is read when accessed. */
export class FlexVector implements Iterable<FlexValue>, Place {
  readonly #elements: Elements;
  /** @internal The value that is this vector, or has it. */
  readonly owner: FlexValue;
  readonly #keys: Keys | undefined;

  /** @internal */
  constructor(elements: Elements, owner: FlexValue, keys?: Keys) {
    this.#elements = elements;
    this.owner = owner;
    this.#keys = keys;
  }

  /** Number of elements. */
  get size(): number {
    return this.#elements.size;
  }

  /** @internal Where the vector begins, with all its fields: what it refers to ends before. */
  get start(): number {
    return this.#elements.start;
  }

  /** The type of all elements, or undefined when each has its own type. */
  get elementType(): types.FlexType | undefined {
    return types.typeName(this.#elements.element);
  }

  /** Returns element `index`; throws a `RangeError` outside [0, size). */
  at(index: number): FlexValue {
    if (!isIndex(index, this.size)) throw new RangeError(`index ${index} is not an integer in [0, ${this.size})`);
    const elements = this.#elements;
    return new FlexValue(elements.bytes, elements.at(index), elements.width, elements.packedType(index), this, index);
  }

  /** The elements in order. */
  *[Symbol.iterator](): IterableIterator<FlexValue> {
    for (let index = 0; index < this.size; index++) yield this.at(index);
  }

  /**
   * Returns the numbers or Booleans (0 is false) of a typed vector, as an array of the type they have in the message.
   *
   * It is a view of the message if the numbers are aligned in memory, else a copy. Throws a mismatch for an untyped vector, or one of keys.
   */
  typedArray(): NumberArray {
    return numbersAt(this.#elements, this.owner);
  }

  /** The place of the vector in the message as a JSON Pointer. */
  get path(): string {
    return this.owner.path;
  }

  /** @internal Returns the last step of the path to element `index`. */
  step(index: number): string {
    return this.#keys?.step(index) ?? `/${index}`;
  }
}

/** Whether a container of `size` elements has one there. */
export function isIndex(index: number, size: number): boolean {
  return index >>> 0 === index && index < size;
}
