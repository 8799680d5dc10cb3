import { OctavoError } from "../../src/core/index.ts";
import { type Node, wireOf } from "../../src/pack/schema/type.ts";

/** The value of a program for the JSON of a vector: conformance/README.md, "Vectors of pack". */
export function fromJson(node: Node, json: unknown): unknown {
  const type = wireOf(node);
  switch (type.kind) {
    case "fixed":
    case "compressed":
      return type.as === "bigint" ? BigInt(json as string) : Number(json);
    case "text":
      return type.name === "bytes" ? fromHex(json as string) : json;
    case "dynamic":
      return fromHex((json as { flex: string }).flex);
    case "flags":
      return {
        ...Object.fromEntries(type.names.map((name) => [name, false])),
        ...Object.fromEntries((json as string[]).map((name) => [name, true])),
      };
    case "optional":
      return json === null ? null : fromJson(type.item, json);
    case "list":
      return (json as unknown[]).map((each) => fromJson(type.item, each));
    case "map":
      return mapOf((json as [unknown, unknown][]).map(([key, value]) => [fromJson(type.key, key), fromJson(type.value, value)]));
    case "tuple":
      return (json as unknown[]).map((each, at) => fromJson(type.items[at]!, each));
    case "struct":
      return objectOf(type.fields, json);
    case "open":
      return objectOf(type.sections.flat(), json);
    case "union": {
      const [[name, value]] = Object.entries(json as object) as [[string, unknown]];
      const found = type.cases.find(([each]) => each === name);
      return { case: name, value: found ? fromJson(found[1], value) : value };
    }
    case "columns":
      return (json as unknown[]).map((row) => objectOf(type.fields, row));
    default:
      return json;
  }
}

function mapOf(entries: [unknown, unknown][]): Map<unknown, unknown> {
  const map = new Map(entries);
  // A program cannot even say it.
  if (map.size < entries.length) throw new OctavoError("mismatch", { expected: "keys that differ", found: "the same one" });
  return map;
}

/** Fields that are not there have no value: null if they are optional. */
function objectOf(fields: readonly (readonly [string, Node])[], json: unknown): object {
  const fieldOf = (name: string, type: Node) => {
    const isThere = Object.hasOwn(json as object, name);
    if (isThere) return fromJson(type, (json as Record<string, unknown>)[name]);
    return wireOf(type).kind === "optional" ? null : undefined;
  };
  return Object.fromEntries(fields.map(([name, type]) => [name, fieldOf(name, type)]));
}

export function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
