import * as types from "../types.ts";
import type { TypedEmitter } from "./emitter.ts";
import { InlineEmitter } from "./inline-emitter.ts";
import type { FlexOptions } from "./options.ts";
import { align } from "./output.ts";
import { signedWidthOf } from "./widths.ts";

/** Writes in the profile `speed` what only a builder asks for. */
export class TypedInlineEmitter extends InlineEmitter implements TypedEmitter {
  readonly #compat: boolean;

  constructor(options: FlexOptions) {
    super(options);
    this.#compat = options.compat ?? false;
  }

  keyValue(name: string): void {
    this.stack.push(types.packedType(types.KEY, 0), this.writeKey(this.keys.intern(name)), 0);
  }

  indirect(): void {
    const { stack } = this;
    const index = stack.size - 1;
    let type = stack.type(index);
    let width = stack.types[index]! & 3;
    if (this.#compat && type === types.UINT) {
      // Official readers misread indirect_uint: such a one is a signed integer, or stays in line where it is none.
      const high = stack.halves[2 * index + 1]!;
      if (high < 0) return;
      type = types.INT;
      width = signedWidthOf(stack.halves[2 * index]!, high);
    }
    align(this.out, width);
    this.out.room(8);
    stack.storeScalar(index, type, this.out, this.out.at, width);
    stack.types[index] = types.packedType(type + types.INDIRECT, width);
    stack.halves[2 * index] = this.out.at;
    this.out.at += 1 << width;
  }

  endTypedVector(start: number, isFixed: boolean): void {
    const count = this.stack.size - start;
    const element = count === 0 ? types.KEY : this.stack.type(start);
    const hasSize = !isFixed || this.#compat;
    this.endVectorOf(start, hasSize ? element + types.TYPED : types.fixedVectorOf(element, count), hasSize);
  }
}
