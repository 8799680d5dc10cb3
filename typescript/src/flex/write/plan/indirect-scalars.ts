import { FLOAT, INT } from "../../types.ts";
import { Values } from "../values.ts";

/** The scalars of one message that stand outside their containers, by type and value; equal ones are shared. */
export class IndirectScalars extends Values {
  readonly #floats = new Map<number | string, number>();
  readonly #ints = new Map<number | bigint, number>();
  readonly #uints = new Map<number | bigint, number>();
  readonly #positions: number[] = [];

  /** Returns the entry of the scalar at `at` of `values`, as one of this packed type; new or known. */
  entry(packed: number, values: Values, at: number): number {
    const low = values.halves[2 * at]!;
    const high = values.halves[2 * at + 1]!;
    const type = packed >>> 2;
    if (type === FLOAT) return this.#entry(this.#floats, floatName(values.floats[at]!), packed, low, high);
    return type === INT
      ? this.#entry(this.#ints, integerName(low, high), packed, low, high)
      : this.#entry(this.#uints, integerName(low, high), packed, low, high);
  }

  #entry<Name>(entries: Map<Name, number>, name: Name, packed: number, low: number, high: number): number {
    const known = entries.get(name);
    if (known !== undefined) return known;
    entries.set(name, this.size);
    this.#positions.push(-1);
    this.push(packed, low, high);
    return this.size - 1;
  }

  /** Returns where the scalar was written last, or -1. */
  position(scalar: number): number {
    return this.#positions[scalar]!;
  }

  /** Notes that the scalar was written at `position`. */
  place(scalar: number, position: number): void {
    this.#positions[scalar] = position;
  }

  clear(): void {
    this.size = 0;
    this.#positions.length = 0;
    for (const entries of [this.#floats, this.#ints, this.#uints]) if (entries.size > 0) entries.clear();
  }
}

/** A map takes 0 and -0 for one. */
function floatName(value: number): number | string {
  return Object.is(value, -0) ? "-0" : value;
}

/** Returns what tells an integer from all others of its type, not its value. */
function integerName(low: number, high: number): number | bigint {
  const rounded = high * 0x100000000 + (low >>> 0);
  return Number.isSafeInteger(rounded) ? rounded : (BigInt(high) << 32n) | BigInt(low >>> 0);
}
