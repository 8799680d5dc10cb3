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

/** The inverse of `fromJson`; a number that JSON cannot hold is a string. */
export function toJson(node: Node, value: unknown): unknown {
  const type = wireOf(node);
  switch (type.kind) {
    case "fixed":
    case "compressed":
      return typeof value === "number" ? numberToJson(value) : String(value);
    case "text":
      return type.name === "bytes" ? toHex(value as Uint8Array) : value;
    case "dynamic":
      return { flex: toHex(value as Uint8Array) };
    case "flags":
      return type.names.filter((name) => (value as Record<string, boolean>)[name]);
    case "optional":
      return value === null || value === undefined ? null : toJson(type.item, value);
    case "list":
      return (value as unknown[]).map((each) => toJson(type.item, each));
    case "map":
      return [...(value as Map<unknown, unknown>)].map(([key, each]) => [toJson(type.key, key), toJson(type.value, each)]);
    case "tuple":
      return (value as unknown[]).map((each, at) => toJson(type.items[at]!, each));
    case "struct":
      return objectToJson(type.fields, value);
    case "open":
      return objectToJson(type.sections.flat(), value);
    case "union": {
      const { case: name, value: inside } = value as { case: string; value: unknown };
      return { [name]: toJson(type.cases.find(([each]) => each === name)![1], inside) };
    }
    case "columns":
      return (value as unknown[]).map((row) => objectToJson(type.fields, row));
    default:
      return value;
  }
}

function numberToJson(value: number): unknown {
  if (Object.is(value, -0)) return "-0.0";
  return Number.isFinite(value) ? value : String(value);
}

/** Fields without a value are left out. */
function objectToJson(fields: readonly (readonly [string, Node])[], value: unknown): object {
  const entries = fields.map(([name, type]) => [name, type, (value as Record<string, unknown>)[name]] as const);
  return Object.fromEntries(entries.filter(([, , each]) => each !== undefined).map(([name, type, each]) => [name, toJson(type, each)]));
}
