import { isWide } from "../schema/integers.ts";
import type { Wire } from "../schema/type.ts";

/** The name of what makes the closures of a type, among the exports of `kinds`. */
export function kindOf(wire: Wire): string {
  switch (wire.kind) {
    case "fixed":
    case "compressed": {
      const form = !isWide(wire.name) || wire.as === "bigint" ? "" : wire.as === "number" ? "Number" : "String";
      return `${wire.name}${form}Kind`;
    }
    case "text":
      return `${wire.name}Kind`;
    case "list":
      return wire.typed ? "typedKind" : "listKind";
    default:
      return `${wire.kind}Kind`;
  }
}
