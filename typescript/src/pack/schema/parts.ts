import type { Field, Node } from "./type.ts";

/** The types that `type` is made of. */
export function partsOf(type: Node): readonly Node[] {
  switch (type.kind) {
    case "optional":
    case "list":
      return [type.item];
    case "map":
      return [type.key, type.value];
    case "tuple":
      return type.items;
    case "struct":
    case "open":
    case "union":
    case "columns":
      return fieldsOf(type).map(([, part]) => part);
    default:
      return [];
  }
}

/** The fields of all sections, or the cases. */
export function fieldsOf(type: Extract<Node, { kind: "struct" | "open" | "union" | "columns" }>): readonly Field[] {
  if (type.kind === "open") return type.sections.flat();
  return type.kind === "union" ? type.cases : type.fields;
}
