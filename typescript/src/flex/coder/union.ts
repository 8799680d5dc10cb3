import { mismatch } from "../malformed.ts";
import type { Coder } from "./coder.ts";
import { valuesIn } from "./containers.ts";
import { keysOf } from "./map.ts";
import type { StructCoder } from "./struct.ts";

/** Returns the coder of objects of several structs, each of which says in its field `tag` which it is. */
export function unions(tag: string, cases: readonly (readonly [string, StructCoder])[]): Coder {
  const byName = new Map<unknown, StructCoder>(cases);
  const expected = `one of ${cases.map(([name]) => name).join("|")} in ${tag}`;
  return {
    write(to, value) {
      const name = typeof value === "object" && value !== null ? (value as Record<string, unknown>)[tag] : undefined;
      const coder = byName.get(name);
      if (coder === undefined) throw to.mismatch(expected, name);
      coder.write(to, value);
    },
    read(from, at, width, packed, limit) {
      const values = valuesIn(from, at, width, packed, limit);
      const index = keysOf(from, values).indexOf(tag, from);
      if (index < 0) throw mismatch(expected, "none", values.base, from.path);
      const name = from.string(values.at(index), values.width, values.packedType(index), values.start);
      const coder = byName.get(name);
      if (coder === undefined) throw mismatch(expected, JSON.stringify(name), values.at(index), from.path);
      return coder.read(from, at, width, packed, limit);
    },
  };
}
