import { literal } from "../core/index.ts";

/** The source of a value that is data; undefined if it is not, or holds what is not, or one of the objects that it stands in. */
export function literalOf(value: unknown, outer: readonly object[] = []): string | undefined {
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
      return value === null ? "null" : objectLiteral(value, outer);
    default:
      return undefined;
  }
}

function objectLiteral(value: object, outer: readonly object[]): string | undefined {
  if (outer.includes(value) || !isData(value)) return undefined;
  const source = thawedLiteral(value, (part) => literalOf(part, [...outer, value]));
  return source !== undefined && Object.isFrozen(value) ? `Object.freeze(${source})` : source;
}

/** Whether an object is of no class of the program's own, which may extend one of the language. */
function isData(value: object): boolean {
  const name = Object.getPrototypeOf(value)?.constructor?.name;
  return /^(Object|Array|Map|Date|Buffer|(Big)?(Int|Uint|Float)\d+(Clamped)?Array)$/.test(name);
}

function thawedLiteral(value: object, partOf: (part: unknown) => string | undefined): string | undefined {
  if (Array.isArray(value)) return isList(value) ? joined(value.map(partOf), (items) => `[${items}]`) : undefined;
  if (value instanceof Map) return joined([...value].map(partOf), (entries) => `new Map([${entries}])`);
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (ArrayBuffer.isView(value) && !(value instanceof DataView)) return typedArray(value as Uint8Array);
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;
  const entries = Object.entries(value).map(([name, each]) => [name, partOf(each)] as const);
  return entries.every((entry): entry is [string, string] => entry[1] !== undefined) ? literal(entries) : undefined;
}

/** Whether an array has its elements, and no other properties. */
function isList(value: unknown[]): boolean {
  return Object.keys(value).length === value.length && value.every((_, at) => Object.hasOwn(value, at));
}

/** A Buffer is a Uint8Array anywhere but in Node. */
function typedArray(values: Uint8Array): string | undefined {
  return joined(
    Array.from(values, (value) => literalOf(value)),
    (items) => `new ${values[Symbol.toStringTag]}([${items}])`,
  );
}

function joined(parts: readonly (string | undefined)[], make: (list: string) => string): string | undefined {
  return parts.includes(undefined) ? undefined : make(parts.join(", "));
}
