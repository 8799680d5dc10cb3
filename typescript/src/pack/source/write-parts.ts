import { type Field, type Node, type Wire, wireOf } from "../schema/type.ts";
import type { Generator } from "./generator.ts";
import { property } from "./text.ts";

/** A value that stands in a struct, a tuple or an entry: an expression for it, and its type. */
export interface Part {
  readonly value: string;
  readonly node: Node;
  /** Whether it is a struct's, whose texts often come again. Remembering those of entries makes a map of 6 take 1.25 of the time. */
  readonly isField?: boolean;
}

/** The parts of the struct or tuple `o`, and lines that check what they do not; a value of another type is its own part. */
export function partsIn(generator: Generator, wire: Wire, o = "o"): { check: string[]; parts: Part[] } {
  if (wire.kind === "struct") return { check: checkObject(generator, o, wire.fields), parts: partsOf(wire.fields, o) };
  if (wire.kind !== "tuple") return { check: [], parts: [{ value: o, node: wire }] };
  return { check: [`checkValues(${o}, ${wire.items.length});`], parts: wire.items.map((node, at) => ({ value: `${o}[${at}]`, node })) };
}

export function partsOf(fields: readonly Field[], o = "o"): Part[] {
  return fields.map(([name, node]) => ({ value: property(o, name), node, isField: true }));
}

/**
 * Lines that refuse what is no object: none, if a field does. A Book of 2 x 1000 rows is written in 0.7 of the time without.
 *
 * `undefined` is a value of no required type, and that is what other values than objects have for such a field.
 */
export function checkObject(generator: Generator, x: string, fields: readonly Field[]): string[] {
  const proves = ([name, node]: Field) => wireOf(node).kind !== "optional" && generator.encoded(node, "x") === "x" && !isOfPrimitives(name);
  return fields.some(proves) ? [] : [`if (!isObject(${x})) bad();`];
}

const PRIMITIVES = /* @__PURE__ */ ["", 0, 0n, false, Symbol()].map(Object) as object[];

/** Whether a string, a number or the like may have such a property. */
function isOfPrimitives(name: string): boolean {
  return /^\d/.test(name) || PRIMITIVES.some((value) => name in value);
}
