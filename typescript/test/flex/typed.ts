import type { FlexValue } from "octavo/flex";
import { hex, type Typed } from "./vectors.ts";

/** Returns `value` in the typed JSON of the vectors, read by the strict getters; floats as the bits of their double. */
export function typed(value: FlexValue): Typed {
  return { [value.type]: payload(value) };
}

function payload(value: FlexValue): unknown {
  if (value.type === "map") return [...value.map].map(([key, it]) => [key, typed(it)]);
  if (value.type === "vector") return [...value.vector].map(typed);
  return value.type.startsWith("vector_") ? [...value.vector].map(scalar) : scalar(value);
}

function scalar(value: FlexValue): unknown {
  if (value.isNull) return null;
  if (value.type === "bool") return value.boolean;
  if (value.type === "blob") return hex(value.blob);
  if (value.type.endsWith("int")) return String(value.bigint);
  return value.type.endsWith("float") ? floatBits(value.number) : value.string;
}

/** Returns a typed value with every float as the bits of its double, since a double has many decimals. */
export function withFloatBits(value: Typed): Typed {
  const type = Object.keys(value)[0]!;
  const payload = value[type];
  if (type === "map") return { map: payload.map(([key, it]: [string, Typed]) => [key, withFloatBits(it)]) };
  if (type === "vector") return { vector: payload.map(withFloatBits) };
  if (!type.includes("float")) return value;
  return { [type]: Array.isArray(payload) ? payload.map((it: string) => floatBits(float(it))) : floatBits(float(payload)) };
}

export function float(text: string): number {
  const named: Record<string, number> = { nan: Number.NaN, inf: Infinity, "-inf": -Infinity };
  return named[text] ?? Number(text);
}

export function floatBits(value: number): string {
  if (Number.isNaN(value)) return "nan";
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16);
}
