import { kindOf } from "../pack/closures/kind-of.ts";
import { partsOf } from "../pack/schema/parts.ts";
import { type Node, type Wire, wireOf } from "../pack/schema/type.ts";

/** An expression for what makes the closures of a type, and of those it is made of: a bundle has these and no others. */
export function kindsSource(root: Node): string {
  const seen = new Set<Wire>();
  const left = [root];
  for (let node = left.pop(); node; node = left.pop()) {
    const wire = wireOf(node);
    if (!seen.has(wire)) for (const part of partsOf(wire)) left.push(part);
    seen.add(wire);
  }
  const names = new Set([...seen].map(kindOf));
  return `{ ${[...names].sort().join(", ")} }`;
}
