import { fresh, OctavoError, objectOf } from "../core/index.ts";
import { NUMBER_ARRAYS } from "../core/number-arrays.ts";
import { type Field, type Fixed, type Node, type WideAs, type Wire, wireOf } from "../pack/schema/type.ts";
import { typedNameOf } from "../pack/wire/typed.ts";

/** Makes the value of a field that its writer did not have. */
export type Missing = () => unknown;

/** What a field of that type has where its writer did not have it (9.3); undefined if there is no such value. */
export function missingOf(node: Node): Missing | undefined {
  switch (node.kind) {
    case "ref":
      return missingOf(node.get());
    case "defaulted":
      return () => fresh(node.value);
    case "custom": {
      const inner = missingOf(node.item);
      const decode = node.guard?.(node.decode) ?? node.decode;
      return inner && (() => decode(inner() as never));
    }
    default:
      return emptyOf(node);
  }
}

function emptyOf(type: Wire): Missing | undefined {
  switch (type.kind) {
    case "bool":
      return () => false;
    case "fixed":
    case "compressed":
      return () => ZEROS[type.as];
    case "text":
      return type.name === "str" ? () => "" : () => new Uint8Array(0);
    case "shared":
      return () => "";
    case "enum":
      return () => type.names[0];
    case "flags":
      return () => objectOf(new Map(type.names.map((name) => [name, false])));
    case "optional":
      return () => type.none;
    case "list":
      if (type.size !== undefined) return undefined;
      return type.as ? () => new NUMBER_ARRAYS[(wireOf(type.item) as Fixed).name](0) : () => [];
    case "map":
      return type.as ? () => ({}) : () => new Map();
    case "columns":
      return type.byField ? () => emptyColumns(type.fields) : () => [];
    default:
      return undefined;
  }
}

const ZEROS: Record<WideAs, unknown> = { bigint: 0n, number: 0, string: "0" };

function emptyColumns(fields: readonly Field[]): object {
  return objectOf(new Map(fields.map(([name, type]) => [name, emptyColumn(type)])));
}

function emptyColumn(type: Node): unknown {
  const typed = typedNameOf(type);
  return typed ? new NUMBER_ARRAYS[typed](0) : [];
}

/** Where a value must be, and there is none: whoever reads it knows its path. */
export function refuseNone(): never {
  throw new OctavoError("mismatch", { expected: "a value", found: "none" });
}
