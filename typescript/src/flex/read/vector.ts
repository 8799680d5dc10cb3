import { pointerStep } from "../malformed.ts";
import * as types from "../types.ts";
import type { Keys } from "./keys.ts";
import type { Place } from "./slots.ts";
import { type NumberArray, numbersAt } from "./typedArray.ts";
import { FlexValue } from "./value.ts";

/** The elements of a vector of any kind, or the values of a map; each is read when it is asked for. */
export class FlexVector implements Iterable<FlexValue>, Place {
  readonly #bytes: Uint8Array;
  readonly #base: number;
  readonly #width: number;
  readonly #element: number;
  readonly #owner: FlexValue;
  readonly #keys: Keys | undefined;
  /** Number of elements. */
  readonly size: number;
  /** @internal Where the vector begins, with all its fields: what it refers to ends before. */
  readonly start: number;

  /** @internal */
  constructor(bytes: Uint8Array, base: number, width: number, size: number, element: number, start: number, owner: FlexValue, keys?: Keys) {
    this.#bytes = bytes;
    this.#base = base;
    this.#width = width;
    this.size = size;
    this.#element = element;
    this.start = start;
    this.#owner = owner;
    this.#keys = keys;
  }

  /** What all elements are, or undefined when each has its own type. */
  get elementType(): types.FlexType | undefined {
    return types.typeName(this.#element);
  }

  /** Returns element `index`; throws a `RangeError` outside [0, size). */
  at(index: number): FlexValue {
    if (!(index >= 0 && index < this.size)) throw new RangeError(`index ${index} is not in [0, ${this.size})`);
    return new FlexValue(this.#bytes, this.#base + index * this.#width, this.#width, this.#packedType(index), this, index);
  }

  *[Symbol.iterator](): IterableIterator<FlexValue> {
    for (let index = 0; index < this.size; index++) yield this.at(index);
  }

  /**
   * Returns the numbers or Booleans (0 is false) of a typed vector, as an array of the type they have in the message.
   *
   * It is a view of the message where the numbers are aligned in memory, else a copy. An untyped vector, or one of keys, is a mismatch.
   */
  typedArray(): NumberArray {
    return numbersAt(this.#bytes, this.#base, this.#width, this.size, this.#element, this.#owner);
  }

  /** @internal */
  get path(): string {
    return this.#owner.path;
  }

  /** @internal Returns the last step of the path to element `index`. */
  step(index: number): string {
    return this.#keys === undefined ? `/${index}` : stepTo(this.#keys, index);
  }

  #packedType(index: number): number {
    if (this.#element >= 0) return types.packedType(this.#element, 0);
    return this.#bytes[this.#base + this.size * this.#width + index]!;
  }
}

/** Returns the step to the entry with key `index`; a key that cannot be read has its index for a name. */
function stepTo(keys: Keys, index: number): string {
  try {
    return pointerStep(keys.text(index, { path: "" }));
  } catch {
    return `/${index}`;
  }
}
