import { isArrayOf, lengthOf } from "../../core/index.ts";
import type { NumberArray, NumberArrayClass } from "../../core/number-arrays.ts";
import type { Elements } from "../read/elements.ts";
import { isCount } from "../write/count.ts";
import type { Coder } from "./coder.ts";
import { vectorIn } from "./containers.ts";
import type { Source } from "./source.ts";
import type { Target } from "./target.ts";

/** Writes arrays as vectors, and reads them. */
export class ListCoder implements Coder {
  readonly item: Coder;
  readonly size: number | undefined;
  readonly arrayClass: NumberArrayClass | undefined;
  readonly #expected: string;

  /** Arrays of `item`, of exactly `size` if that is given, typed ones if their class is. */
  constructor(item: Coder, size?: number, arrayClass?: NumberArrayClass) {
    const type = arrayClass === undefined ? "an array" : `a ${arrayClass.name}`;
    this.item = item;
    this.size = size;
    this.arrayClass = arrayClass;
    this.#expected = size === undefined ? type : `${type} of ${size}`;
  }

  /** How many elements a value has to be written, -1 if it is none of these arrays. */
  countOf(value: unknown): number {
    const count = this.arrayClass === undefined ? countOfArray(value) : isArrayOf(value, this.arrayClass) ? lengthOf(value) : -1;
    return this.size === undefined || count === this.size ? count : -1;
  }

  write(to: Target, value: unknown): void {
    const count = this.countOf(value);
    if (count < 0) throw to.mismatch(this.#expected, value);
    const start = to.stack.open();
    to.enter();
    for (let index = 0; index < count; index++) {
      to.move(index);
      this.item.write(to, (value as unknown[])[index]);
    }
    to.leave();
    if (this.countOf(value) !== count) throw to.mismatch(`${count} values to the end`, "others"); // a getter of theirs
    to.emitter.endVector(start);
  }

  /** Finds the elements of the vector in a slot, of the size that it has to have. */
  elementsIn(from: Source, at: number, width: number, packed: number, limit: number): Elements {
    const elements = vectorIn(from, at, width, packed, limit);
    if (this.size !== undefined && elements.size !== this.size) throw from.mismatch(`a vector of ${this.size}`, at, packed);
    return elements;
  }

  read(from: Source, at: number, width: number, packed: number, limit: number): unknown {
    return this.all(from, this.elementsIn(from, at, width, packed, limit), at);
  }

  /** Reads all elements of the vector in the slot at `at`. */
  all(from: Source, elements: Elements, at: number): unknown {
    const { size } = elements;
    from.open(undefined, size, at);
    const values: unknown[] | NumberArray = this.arrayClass === undefined ? [] : new this.arrayClass(size);
    for (let index = 0; index < size; index++) {
      from.move(index);
      values[index] = this.item.read(from, elements.at(index), elements.width, elements.packedType(index), elements.start) as never;
    }
    from.leave();
    return values;
  }
}

function countOfArray(value: unknown): number {
  if (!Array.isArray(value)) return -1;
  const { length } = value;
  return isCount(length) ? length : -1;
}
