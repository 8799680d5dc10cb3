import type { Node } from "../../pack/schema/type.ts";

/** Returns `node` with what flex has in the place of what pack has, as far as only the program sees of it. */
export function inFlex(node: Node): Node {
  switch (node.kind) {
    case "ref":
      return inFlex(node.get());
    case "custom":
      return node.flex ?? { ...node, item: inFlex(node.item) };
    case "defaulted":
      return { ...node, item: inFlex(node.item) };
    default:
      return node;
  }
}
