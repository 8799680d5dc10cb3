import { formOf } from "../schema/integers.ts";
import type { Wire } from "../schema/type.ts";

/** The name of what makes the closures of a type, among the exports of `kinds`. */
export function kindOf(wire: Wire): string {
  switch (wire.kind) {
    case "fixed":
    case "compressed":
      return `${wire.name}${formOf(wire)}Kind`;
    case "text":
      return `${wire.name}Kind`;
    case "list":
    case "map":
      return `${wire.as ?? wire.kind}Kind`;
    default:
      return `${wire.kind}Kind`;
  }
}
