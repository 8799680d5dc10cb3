import { partsOf } from "./parts.ts";
import { type Node, type Wire, wireOf } from "./type.ts";

/** Whether values of a type count as one more that others stand in: a union is counted as the struct of its case. */
export function isContainer({ kind }: Wire): boolean {
  return kind === "list" || kind === "map" || kind === "tuple" || kind === "struct" || kind === "open" || kind === "columns";
}

/** How deep values of a type stand in one another at most: Infinity if they may contain their like. */
export function depthOf(node: Node, known: Map<Wire, number> = new Map()): number {
  const wire = wireOf(node);
  const found = known.get(wire);
  if (found !== undefined) return found;
  known.set(wire, Infinity); // for its own parts; no part is looked at twice
  const deepest = partsOf(wire).reduce((most, part) => Math.max(most, depthOf(part, known)), 0);
  const depth = deepest + (isContainer(wire) ? 1 : 0);
  known.set(wire, depth);
  return depth;
}
