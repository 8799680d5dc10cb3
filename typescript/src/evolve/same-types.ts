import { fieldsOf, partsOf } from "../pack/schema/parts.ts";
import { type Field, type Node, type Wire, wireOf } from "../pack/schema/type.ts";

/** Says whether types are the same on the wire, whichever of their declarations are one. Whoever finds two that are not asks no more. */
export class SameTypes {
  readonly #met = new Map<Wire, Set<Wire>>();

  are(one: Node, other: Node): boolean {
    const left = [[one, other] as const];
    for (let pair = left.pop(); pair; pair = left.pop()) {
      const [type, another] = [wireOf(pair[0]), wireOf(pair[1])];
      if (this.#isMet(type, another)) continue;
      if (labelOf(type) !== labelOf(another)) return false;
      const parts = partsOf(another);
      partsOf(type).forEach((part, at) => left.push([part, parts[at]!]));
    }
    return true;
  }

  #isMet(one: Wire, other: Wire): boolean {
    const met = this.#met.get(one) ?? new Set();
    this.#met.set(one, met);
    return met.size === met.add(other).size;
  }
}

/** What makes a type beside its parts. */
function labelOf(type: Wire): string {
  return JSON.stringify([type.kind, ownOf(type)]);
}

function ownOf(type: Wire): unknown {
  switch (type.kind) {
    case "enum":
    case "flags":
      return type.names;
    case "list":
      return type.size;
    case "tuple":
      return type.items.length;
    case "open":
      return type.sections.map(namesIn);
    case "struct":
    case "union":
    case "columns":
      return namesIn(fieldsOf(type));
    default:
      return "name" in type && type.name;
  }
}

function namesIn(fields: readonly Field[]): string[] {
  return fields.map(([name]) => name);
}
