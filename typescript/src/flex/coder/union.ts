import { getOwn, isObject } from "../../core/index.ts";
import { mismatch, quoted } from "../malformed.ts";
import { indexOfKey } from "../read/key-search.ts";
import type { Coder } from "./coder.ts";
import { valuesIn } from "./containers.ts";
import { keysOf } from "./map.ts";
import { oneOf } from "./scalars.ts";
import type { Source } from "./source.ts";
import type { StructCoder } from "./struct.ts";
import type { Target } from "./target.ts";

/** A case of a union: its name, and its struct with the tag. */
export interface Case {
  readonly name: string;
  readonly struct: StructCoder;
}

/** Writes and reads objects of several structs, each of which says in its field `tag` which it is. */
export class UnionCoder implements Coder {
  readonly tag: string;
  readonly structs: readonly StructCoder[];
  readonly #indexes: ReadonlyMap<unknown, number>;
  readonly #expected: string;

  constructor(tag: string, cases: readonly Case[]) {
    this.tag = tag;
    this.structs = cases.map(({ struct }) => struct);
    this.#indexes = new Map(cases.map(({ name }, index) => [name, index]));
    this.#expected = `${oneOf(cases.map(({ name }) => name))} in ${tag}`;
  }

  /** Which case a value is, -1 if none. */
  indexOf(value: unknown): number {
    return this.#indexes.get(this.#nameOf(value)) ?? -1;
  }

  #nameOf(value: unknown): unknown {
    return isObject(value) ? getOwn(value, this.tag) : undefined;
  }

  write(to: Target, value: unknown): void {
    const struct = this.structs[this.indexOf(value)];
    if (struct === undefined) throw to.mismatch(this.#expected, this.#nameOf(value));
    struct.write(to, value);
  }

  /** Reads which case the map in a slot is. */
  indexIn(from: Source, at: number, width: number, packed: number, limit: number): number {
    const values = valuesIn(from, at, width, packed, limit);
    const place = indexOfKey(keysOf(from, values), this.tag, from);
    if (place < 0) throw mismatch(this.#expected, "none", values.base, from.path);
    const name = from.string(values.at(place), values.width, values.packedType(place), values.start);
    const index = this.#indexes.get(name);
    if (index === undefined) throw mismatch(this.#expected, quoted(name), values.at(place), from.path);
    return index;
  }

  read(from: Source, at: number, width: number, packed: number, limit: number): unknown {
    return this.structs[this.indexIn(from, at, width, packed, limit)]!.read(from, at, width, packed, limit);
  }
}
