import { hasLoneSurrogate } from "../../core/index.ts";
import { isBefore } from "./names.ts";
import { Nesting } from "./nesting.ts";
import { fieldsOf, partsOf } from "./parts.ts";
import { type Declaration, type Field, type Node, wireOf } from "./type.ts";

/** What is wrong with the names of an enum, or of flags; undefined if nothing is. */
export function problemOfNames(names: readonly string[], most: number): string | undefined {
  if (names.length === 0 || names.length > most) return `1 to ${most} names, not ${names.length}`;
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
  for (const type of nesting.declared) {
    if (containsItself(type)) return `a ${type.kind} that does not contain itself through required fields alone`;
    if (type.kind !== "union") continue;
    for (const [name, node] of type.cases) {
      const struct = wireOf(node);
      if (struct.kind !== "struct" && struct.kind !== "open") return `a struct as case ${name}`;
      if (fieldsOf(struct).some(([field]) => field === type.tag)) return `no field ${type.tag} in case ${name}`;
    }
  }
  return undefined;
}

/** Whether there is a way from a struct to itself through required fields, tuples and arrays alone. */
function containsItself(type: Declaration): boolean {
  const seen = new Set<Node>();
  const left = requiredOf(type);
  for (let node = left.pop(); node; node = left.pop()) {
    const part = wireOf(node);
    if (part === type) return true;
    if (!seen.has(part)) left.push(...requiredOf(part));
    seen.add(part);
  }
  return false;
}

/** The types that every value of `type` has values of. */
function requiredOf(type: Node): Node[] {
  const isRequired = type.kind === "struct" || type.kind === "open" || type.kind === "tuple" || (type.kind === "list" && type.size);
  return isRequired ? partsOf(type) : [];
}
