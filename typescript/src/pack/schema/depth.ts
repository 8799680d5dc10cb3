import { partsOf } from "./check.ts";
import { type Node, type Wire, wireOf } from "./type.ts";

/** Whether values of a type count as one more that others stand in: a union is counted as the struct of its case. */
export function isContainer({ kind }: Wire): boolean {
  return kind === "list" || kind === "map" || kind === "tuple" || kind === "struct" || kind === "open" || kind === "columns";
}

/** How deep values of a type stand in one another at most: Infinity if they may contain their like. */
export function depthOf(node: Node, around: ReadonlySet<Wire> = new Set()): number {
  const wire = wireOf(node);
  if (around.has(wire)) return Infinity;
  const inside = new Set(around).add(wire);
  const deepest = partsOf(wire).reduce((most, part) => Math.max(most, depthOf(part, inside)), 0);
  return deepest + (isContainer(wire) ? 1 : 0);
}
