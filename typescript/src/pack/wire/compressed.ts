import type { Compressed } from "../schema/type.ts";
import type { PackWriter } from "./pack-writer.ts";
import { bigintOf } from "./wide.ts";
import { refuse } from "./wrong.ts";

/** How the integers of a compressed type are stored and loaded (2.2). */
export interface CompressedInteger {
  /** How many width codes the type has. */
  readonly codes: number;
  /** Stores 8 bytes, of which those behind an integer of up to 6 mean nothing, and returns the width code, or -1 of what is none of the type. */
  put(view: DataView, at: number, value: unknown): number;
  /** Loads no byte beyond the integer; NaN is one beyond its type, or not safe as a number. */
  get(view: DataView, at: number, code: number): unknown;
}

/** The width code of an unsigned integer of 32 bits. */
function codeOf(half: number): number {
  return 3 - (Math.clz32(half | 1) >>> 3);
}

/** The width code of an integer from 0 to 2^48. */
export function codeOfMost(most: number): number {
  return most < WORD ? codeOf(most) : most < 2 ** 40 ? 4 : 5;
}

function putHalves(view: DataView, at: number, low: number, high: number): number {
  view.setInt32(at, low, true);
  view.setInt32(at + 4, high, true);
  return high === 0 ? codeOf(low) : 4 + codeOf(high);
}

/** The lowest 4 bytes of an integer, or those that it has. */
function lowOf(view: DataView, at: number, code: number): number {
  switch (code) {
    case 0:
      return view.getUint8(at);
    case 1:
      return view.getUint16(at, true);
    case 2:
      return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
    default:
      return view.getInt32(at, true);
  }
}

/** What a wider integer has above its lowest 4 bytes: loaded with bytes before it, as there may be none behind. */
function highOf(view: DataView, at: number, code: number): number {
  return view.getInt32(at + code - 3, true) >>> (56 - 8 * code);
}

/** 2^31 and 2^32 */
const HALF_WORD = 0x8000_0000;
const WORD = 0x1_0000_0000;
/** How many bits a safe integer has above the lowest 32. */
const SAFE_BITS = 21;

export function putVi32(view: DataView, at: number, value: unknown): number {
  const n = value as number;
  return typeof value === "number" && (n | 0) === n ? putHalves(view, at, (n << 1) ^ (n >> 31), 0) : -1;
}

export function putVu32(view: DataView, at: number, value: unknown): number {
  return typeof value === "number" && value >>> 0 === value ? putHalves(view, at, value | 0, 0) : -1;
}

export function putVi53(view: DataView, at: number, value: unknown): number {
  if (typeof value !== "number") return -1;
  const n = value;
  if ((n | 0) === n) return putHalves(view, at, (n << 1) ^ (n >> 31), 0);
  if (!Number.isSafeInteger(n)) return -1;
  const magnitude = n < 0 ? -n - 1 : n;
  const low = magnitude | 0;
  return putHalves(view, at, (low << 1) | (n < 0 ? 1 : 0), ((magnitude / WORD) << 1) | (low >>> 31));
}

/**
 * Adding 1.5 * 2^52 and taking it off again leaves no number as it was but an integer; adding 2^52 makes one the lowest bits of a double, whose
 * first 6 bytes are an integer below 2^48. An Order, which has three, is written in 0.9 of the time that two halves of 4 bytes take.
 */
export function putVu53(view: DataView, at: number, value: unknown): number {
  if (typeof value !== "number") return -1;
  if (value + 6755399441055744 - 6755399441055744 === value && value >= 0 && value < 2 ** 48) {
    view.setFloat64(at, value + 4503599627370496, true);
    return codeOfMost(value);
  }
  return Number.isSafeInteger(value) && value > 0 ? putHalves(view, at, value, value / WORD) : -1;
}

export function putVi64(view: DataView, at: number, value: unknown): number {
  if (typeof value !== "bigint" || BigInt.asIntN(64, value) !== value) return -1;
  view.setBigInt64(at, value, true);
  const low = view.getInt32(at, true);
  const high = view.getInt32(at + 4, true);
  const sign = high >> 31;
  return putHalves(view, at, (low << 1) ^ sign, ((high << 1) | (low >>> 31)) ^ sign);
}

export function putVu64(view: DataView, at: number, value: unknown): number {
  if (typeof value !== "bigint" || BigInt.asUintN(64, value) !== value) return -1;
  view.setBigUint64(at, value, true);
  const high = view.getInt32(at + 4, true);
  return high === 0 ? codeOf(view.getInt32(at, true)) : 4 + codeOf(high);
}

export function putVi64String(view: DataView, at: number, value: unknown): number {
  return putVi64(view, at, bigintOf(value));
}

export function putVu64String(view: DataView, at: number, value: unknown): number {
  return putVu64(view, at, bigintOf(value));
}

export function getVi32(view: DataView, at: number, code: number): number {
  const bits = lowOf(view, at, code);
  return (bits >>> 1) ^ -(bits & 1);
}

export function getVu32(view: DataView, at: number, code: number): number {
  return lowOf(view, at, code) >>> 0;
}

/** Also for `vi64` as a number. */
export function getVi53(view: DataView, at: number, code: number): number {
  if (code < 4) return getVi32(view, at, code);
  const low = view.getInt32(at, true);
  const magnitude = highOf(view, at, code) * HALF_WORD + (low >>> 1);
  const n = low & 1 ? -magnitude - 1 : magnitude;
  return Number.isSafeInteger(n) ? n : Number.NaN;
}

/** Also for `vu64` as a number. */
export function getVu53(view: DataView, at: number, code: number): number {
  if (code < 4) return getVu32(view, at, code);
  const high = highOf(view, at, code);
  return high >>> SAFE_BITS === 0 ? high * WORD + view.getUint32(at, true) : Number.NaN;
}

export function getVi64(view: DataView, at: number, code: number): bigint {
  if (code < 6) return BigInt(getVi53(view, at, code));
  const bits = getVu64(view, at, code);
  return (bits >> 1n) ^ -(bits & 1n);
}

export function getVu64(view: DataView, at: number, code: number): bigint {
  if (code < 6) return BigInt(getVu53(view, at, code));
  return (BigInt(highOf(view, at, code)) << 32n) | BigInt(view.getUint32(at, true));
}

export function getVi64String(view: DataView, at: number, code: number): string {
  return String(getVi64(view, at, code));
}

export function getVu64String(view: DataView, at: number, code: number): string {
  return String(getVu64(view, at, code));
}

type Put = CompressedInteger["put"];

/** The width code of the widest of the first `count` integers: stores each where the first goes. */
export function widestOf(to: PackWriter, values: readonly unknown[], count: number, put: Put): number {
  let widest = 0;
  to.room(8);
  for (let i = 0; i < count; i++) {
    const code = put(to.view, to.at, values[i]);
    if (code < 0) throw new TypeError("no such integer");
    if (code > widest) widest = code;
  }
  return widest;
}

/** Stores the first `count` integers in the width of a code, which the widest of them has. */
export function putAll(to: PackWriter, values: readonly unknown[], count: number, code: number, put: Put): void {
  to.room((code + 1) * count + 8);
  for (let i = 0; i < count; i++, to.at += code + 1) {
    const own = put(to.view, to.at, values[i]);
    if (own >>> 0 > code) refuse("an integer as it was before", values[i]);
    if (own < 6) to.view.setInt16(to.at + 6, 0);
  }
}

/** The names of the two functions of this file that are for a type: what generated code calls. */
export function functionsOf({ name, as }: Compressed): [put: string, get: string] {
  const bits = name.endsWith("64") && as === "number" ? name.replace("64", "53") : name;
  const form = `${bits[0]!.toUpperCase()}${bits.slice(1)}${as === "string" ? "String" : ""}`;
  return [`put${form}`, `get${form}`];
}
