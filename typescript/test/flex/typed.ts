import type { FlexValue } from "octavo/flex";
import { toHex } from "../pack/vector-values.ts";
import type { Typed } from "./vectors.ts";

/** Returns `value` in the typed JSON of the vectors, read by the strict getters; floats as the bits of their double, or as `float` has them. */
export function typed(value: FlexValue, float = floatBits): Typed {
  return { [value.type]: payload(value, float) };
}

function payload(value: FlexValue, float: (value: number) => string): unknown {
  if (value.type === "map") return [...value.map].map(([key, it]) => [key, typed(it, float)]);
  if (value.type === "vector") return [...value.vector].map((it) => typed(it, float));
  return value.type.startsWith("vector_") ? [...value.vector].map((it) => scalar(it, float)) : scalar(value, float);
}

function scalar(value: FlexValue, float: (value: number) => string): unknown {
  if (value.isNull) return null;
  if (value.type === "bool") return value.boolean;
  if (value.type === "blob") return toHex(value.blob);
  if (value.type.endsWith("int")) return String(value.bigint);
  return value.type.endsWith("float") ? float(value.number) : value.string;
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

/** Returns a float as the vectors spell it. */
export function spelled(value: number): string {
  if (Object.is(value, -0)) return "-0";
  return Number.isFinite(value) ? String(value) : String(value).toLowerCase().replace("infinity", "inf");
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
