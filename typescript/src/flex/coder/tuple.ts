import type { Elements } from "../read/elements.ts";
import type { Coder } from "./coder.ts";
import { vectorIn } from "./containers.ts";
import type { Source } from "./source.ts";
import type { Target } from "./target.ts";

/** Writes arrays of one value of each type as vectors, and reads them. */
export class TupleCoder implements Coder {
  readonly items: readonly Coder[];

  constructor(items: readonly Coder[]) {
    this.items = items;
  }

  /** Says whether a value is an array of so many values. */
  isValid(value: unknown): value is readonly unknown[] {
    return Array.isArray(value) && value.length === this.items.length;
  }

  write(to: Target, value: unknown): void {
    if (!this.isValid(value)) throw to.mismatch(`an array of ${this.items.length}`, value);
    const start = to.stack.open();
    to.enter();
    for (const [index, item] of this.items.entries()) {
      to.move(index);
      item.write(to, value[index]);
    }
    to.leave();
    to.emitter.endVector(start);
  }

  /** Finds the elements of the vector in a slot, which has to have so many. */
  elementsIn(from: Source, at: number, width: number, packed: number, limit: number): Elements {
    const elements = vectorIn(from, at, width, packed, limit);
    if (elements.size !== this.items.length) throw from.mismatch(`a vector of ${this.items.length}`, at, packed);
    return elements;
  }

  read(from: Source, at: number, width: number, packed: number, limit: number): unknown {
    const elements = this.elementsIn(from, at, width, packed, limit);
    from.open(undefined, elements.size, at);
    const values = this.items.map((item, index) => {
      from.move(index);
      return item.read(from, elements.at(index), elements.width, elements.packedType(index), elements.start);
    });
    from.leave();
    return values;
  }
}
