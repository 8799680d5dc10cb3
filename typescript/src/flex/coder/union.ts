import { getOwn } from "../../core/index.ts";
import { mismatch, quoted } from "../malformed.ts";
import { indexOfKey } from "../read/key-search.ts";
import type { Coder } from "./coder.ts";
import { valuesIn } from "./containers.ts";
import { keysOf } from "./map.ts";
import { oneOf } from "./scalars.ts";
import type { StructCoder } from "./struct.ts";

/** A case of a union: its name, and its struct with the tag. */
export interface Case {
  readonly name: string;
  readonly struct: StructCoder;
}

/** Returns the coder of objects of several structs, each of which says in its field `tag` which it is. */
export function unions(tag: string, cases: readonly Case[]): Coder {
  const byName = new Map<unknown, Case>(cases.map((each) => [each.name, each]));
  const expected = `${oneOf(cases.map(({ name }) => name))} in ${tag}`;
  return {
    write(to, value) {
      const name = typeof value === "object" && value !== null ? getOwn(value, tag) : undefined;
      const found = byName.get(name);
      if (found === undefined) throw to.mismatch(expected, name);
      found.struct.write(to, value);
    },
    read(from, at, width, packed, limit) {
      const values = valuesIn(from, at, width, packed, limit);
      const index = indexOfKey(keysOf(from, values), tag, from);
      if (index < 0) throw mismatch(expected, "none", values.base, from.path);
      const name = from.string(values.at(index), values.width, values.packedType(index), values.start);
      const found = byName.get(name);
      if (found === undefined) throw mismatch(expected, quoted(name), values.at(index), from.path);
      return found.struct.read(from, at, width, packed, limit);
    },
  };
}
