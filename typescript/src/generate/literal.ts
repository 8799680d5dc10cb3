import { literal } from "../pack/source/text.ts";

/** The source of a value that is data; undefined if it is not, or holds what is not. */
export function literalOf(value: unknown): string | undefined {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value);
    case "number":
      return Object.is(value, -0) ? "-0" : String(value);
    case "bigint":
      return `${value}n`;
    case "boolean":
    case "undefined":
      return String(value);
    case "object":
      return value === null ? "null" : objectLiteral(value);
    default:
      return undefined;
  }
}

function objectLiteral(value: object): string | undefined {
  if (Array.isArray(value)) return joined(value.map(literalOf), (items) => `[${items}]`);
  if (value instanceof Map) return joined([...value].map(literalOf), (entries) => `new Map([${entries}])`);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return typedArray(value as Uint8Array);
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const entries = Object.entries(value).map(([name, each]) => [name, literalOf(each)] as const);
  return entries.every((entry): entry is [string, string] => entry[1] !== undefined) ? literal(entries) : undefined;
}

/** A Buffer is a Uint8Array anywhere but in Node. */
function typedArray(values: Uint8Array): string | undefined {
  return joined(Array.from(values, literalOf), (items) => `new ${values[Symbol.toStringTag]}([${items}])`);
}

function joined(parts: readonly (string | undefined)[], make: (list: string) => string): string | undefined {
  return parts.includes(undefined) ? undefined : make(parts.join(", "));
}
