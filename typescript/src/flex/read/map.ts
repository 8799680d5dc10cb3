import { Elements } from "./elements.ts";
import { indexOfKey } from "./key-search.ts";
import { Keys } from "./keys.ts";
import type { FlexValue } from "./value.ts";
import { FlexVector, isIndex } from "./vector.ts";

/** The entries of a map, in ascending order of the bytes of their keys; each is read when accessed. */
export class FlexMap implements Iterable<[key: string, value: FlexValue]> {
  /** The values, in the order of the keys. */
  readonly values: FlexVector;
  readonly #keys: Keys | undefined;

  /** @internal */
  constructor(values: FlexVector, keys?: Keys) {
    this.values = values;
    this.#keys = keys;
  }

  /** @internal Returns the map of `size` entries whose first value stands at `base`. */
  static at(bytes: Uint8Array, base: number, width: number, size: number, owner: FlexValue): FlexMap {
    const start = base - 3 * width;
    const keys = new Keys(bytes, start, width, size, owner);
    return new FlexMap(new FlexVector(new Elements(bytes, base, width, size, -1, start), owner, keys), keys);
  }

  /** Number of entries. */
  get size(): number {
    return this.values.size;
  }

  /** Returns the value of `key`, or undefined when the map does not have it. */
  get(key: string): FlexValue | undefined {
    const index = this.indexOf(key);
    return index < 0 ? undefined : this.values.at(index);
  }

  /** Returns whether the map has `key`, even if its value is null. */
  has(key: string): boolean {
    return this.indexOf(key) >= 0;
  }

  /** Returns the index of `key`, or -1. */
  indexOf(key: string): number {
    return this.#keys ? indexOfKey(this.#keys, key, this.values) : -1;
  }

  /** Returns key `index`; throws a `RangeError` outside [0, size). */
  keyAt(index: number): string {
    if (!(this.#keys && isIndex(index, this.size))) throw new RangeError(`index ${index} is not an integer in [0, ${this.size})`);
    return this.#keys.text(index, this.values);
  }

  /** Returns value `index`; throws a `RangeError` outside [0, size). */
  valueAt(index: number): FlexValue {
    return this.values.at(index);
  }

  /** The entries, in ascending order of their keys. */
  *[Symbol.iterator](): IterableIterator<[key: string, value: FlexValue]> {
    for (let index = 0; index < this.size; index++) yield [this.keyAt(index), this.valueAt(index)];
  }
}
