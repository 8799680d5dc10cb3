import { partsOf } from "./parts.ts";
import { type Declaration, type Node, wireOf } from "./type.ts";

/** How deep types may stand in one another: spec/pack.md, rule 1.6. */
export const MAX_NESTED = 256;

export const TWICE_OPTIONAL = "nothing optional in an optional value";

/** Walks over a schema in the order of its text. */
export class Nesting {
  /** The structs, open structs and unions that were found. */
  readonly declared: Set<Declaration> = new Set();
  /** What the next type stands in. */
  readonly #outer: Node[] = [];

  /** What is wrong with how types stand in one another inside of a type, which itself stands in so many; undefined if nothing is. */
  problemIn(node: Node, nested = 0): string | undefined {
    if (nested === MAX_NESTED) return `at most ${MAX_NESTED} types inside one another`;
    if (node.kind === "struct" || node.kind === "open" || node.kind === "union") {
      if (this.declared.has(node)) return undefined;
      this.declared.add(node);
    }
    if (this.#outer.includes(node)) return "a struct or a union wherever a type contains itself";
    this.#outer.push(node);
    const problem = this.#problemOfParts(node, nested);
    this.#outer.pop();
    return problem;
  }

  #problemOfParts(node: Node, nested: number): string | undefined {
    const isSameType = node.kind === "ref" || node.kind === "custom" || node.kind === "defaulted";
    const isCounted = !isSameType && node.kind !== "optional";
    for (const part of isSameType ? [node.kind === "ref" ? node.get() : node.item] : partsOf(node)) {
      const problem = this.problemIn(part, isCounted ? nested + 1 : nested);
      if (problem) return problem;
    }
    return node.kind === "optional" && wireOf(node.item).kind === "optional" ? TWICE_OPTIONAL : undefined;
  }
}
