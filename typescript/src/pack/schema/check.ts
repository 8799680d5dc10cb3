import { hasLoneSurrogate } from "../../core/index.ts";
import { isBefore } from "./names.ts";
import { Nesting } from "./nesting.ts";
import { fieldsOf, partsOf } from "./parts.ts";
import { type Declaration, type Field, type Node, type Wire, wireOf } from "./type.ts";

/** What is wrong with the names of an enum, or of flags; undefined if nothing is. */
export function problemOfNames(names: readonly string[], most: number): string | undefined {
  if (names.length === 0 || names.length > most) return `1 to ${most} names, not ${names.length}`;
  if (names.some((name) => typeof name !== "string")) return "names that are strings";
  return problemOfEach(names);
}

function problemOfEach(names: readonly string[]): string | undefined {
  const seen = new Set([""]);
  for (const name of names) {
    if (hasLoneSurrogate(name)) return "names without lone surrogates";
    if (seen.has(name)) return name === "" ? "no empty name" : `names that differ, not ${JSON.stringify(name)} twice`;
    seen.add(name);
  }
  return undefined;
}

/** What is wrong with a declaration's fields, or a union's cases; undefined if nothing is. */
export function problemOfFields(fields: readonly Field[]): string | undefined {
  return problemOfEach(fields.map(([name]) => name));
}

/** What is wrong with the cases of a union, their types aside; undefined if nothing is. */
export function problemOfCases(cases: readonly Field[]): string | undefined {
  if (cases.length === 0 || cases.length > 65536) return `1 to 65536 cases, not ${cases.length}`;
  const isAscending = cases.every(([name], at) => at === 0 || isBefore(cases[at - 1]![0], name));
  return problemOfFields(cases) ?? (isAscending ? undefined : "cases in ascending order");
}

/** What is wrong with the size of an array; undefined if nothing is. */
export function problemOfSize(size: number): string | undefined {
  return Number.isInteger(size) && size >= 1 && size <= 65536 ? undefined : `a size of 1 to 65536, not ${size}`;
}

/** What is wrong with what declarations refer to, which is known when all of them are there; undefined if nothing is. */
export function problemOfWhole(root: Node): string | undefined {
  const nesting = new Nesting();
  const problem = nesting.problemIn(root);
  if (problem) return problem;
  const endless = endlessIn(nesting.declared);
  if (endless) return `a ${endless.kind} that does not contain itself through required fields alone`;
  for (const type of nesting.declared) {
    if (type.kind !== "union") continue;
    for (const [name, node] of type.cases) {
      const struct = wireOf(node);
      if (struct.kind !== "struct" && struct.kind !== "open") return `a struct as case ${name}`;
      if (type.tag !== undefined && fieldsOf(struct).some(([field]) => field === type.tag)) return `no field ${type.tag} in case ${name}`;
    }
  }
  return undefined;
}

/** A type that there is a way to from itself through required fields, tuples and arrays alone. Each is looked at once. */
function endlessIn(declared: Iterable<Declaration>): Wire | undefined {
  const isDone = new Map<Wire, boolean>();
  const left: Wire[] = [...declared].reverse();
  for (let type = left.at(-1); type; type = left.at(-1)) {
    const parts = isDone.has(type) ? [] : requiredOf(type).map(wireOf);
    isDone.set(type, parts.length === 0);
    const endless = parts.find((part) => isDone.get(part) === false);
    if (endless) return endless;
    if (parts.length === 0) left.pop();
    for (const part of parts) left.push(part);
  }
  return undefined;
}

/** The types that every value of `type` has values of. */
function requiredOf(type: Node): readonly Node[] {
  const isRequired = type.kind === "struct" || type.kind === "open" || type.kind === "tuple" || (type.kind === "list" && type.size);
  return isRequired ? partsOf(type) : [];
}
