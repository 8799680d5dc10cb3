import type { Fixed } from "../schema/type.ts";
import * as wide from "./wide.ts";

/** How a number in full is stored and loaded: `put` returns false of what is none of the type, `get` NaN of what is not safe as a number. */
export interface FixedNumber {
  readonly width: number;
  put(view: DataView, at: number, value: unknown): boolean;
  get(view: DataView, at: number): unknown;
}

/** The least number that single precision would round to infinity. */
const BEYOND_F32 = 2 ** 128 - 2 ** 103;

/** Whether a number may be stored in single precision: it is rounded, but never to an infinity. */
export function isF32(value: unknown): value is number {
  return typeof value === "number" && (Math.abs(value) < BEYOND_F32 || !Number.isFinite(value));
}

type Set = (view: DataView, at: number, value: number) => void;

function number(width: number, isOne: (value: number) => boolean, set: Set, get: FixedNumber["get"]): FixedNumber {
  return {
    width,
    get,
    put(view, at, value) {
      if (typeof value !== "number" || !isOne(value)) return false;
      set(view, at, value);
      return true;
    },
  };
}

const NUMBERS: Record<string, FixedNumber> = {
  i8: number(
    1,
    (v) => (v << 24) >> 24 === v,
    (view, at, v) => view.setInt8(at, v),
    (view, at) => view.getInt8(at),
  ),
  i16: number(
    2,
    (v) => (v << 16) >> 16 === v,
    (view, at, v) => view.setInt16(at, v, true),
    (view, at) => view.getInt16(at, true),
  ),
  i32: number(
    4,
    (v) => (v | 0) === v,
    (view, at, v) => view.setInt32(at, v, true),
    (view, at) => view.getInt32(at, true),
  ),
  u8: number(
    1,
    (v) => (v & 0xff) === v,
    (view, at, v) => view.setUint8(at, v),
    (view, at) => view.getUint8(at),
  ),
  u16: number(
    2,
    (v) => (v & 0xffff) === v,
    (view, at, v) => view.setUint16(at, v, true),
    (view, at) => view.getUint16(at, true),
  ),
  u32: number(
    4,
    (v) => v >>> 0 === v,
    (view, at, v) => view.setUint32(at, v, true),
    (view, at) => view.getUint32(at, true),
  ),
  f32: number(
    4,
    isF32,
    (view, at, v) => view.setFloat32(at, v, true),
    (view, at) => view.getFloat32(at, true),
  ),
  f64: number(
    8,
    () => true,
    (view, at, v) => view.setFloat64(at, v, true),
    (view, at) => view.getFloat64(at, true),
  ),
};

const WIDE: Record<string, FixedNumber> = {
  i64bigint: { width: 8, put: wide.putI64, get: wide.getI64 },
  u64bigint: { width: 8, put: wide.putU64, get: wide.getU64 },
  i64number: { width: 8, put: wide.putI64Number, get: wide.getI64Number },
  u64number: { width: 8, put: wide.putU64Number, get: wide.getU64Number },
  i64string: { width: 8, put: wide.putI64String, get: wide.getI64String },
  u64string: { width: 8, put: wide.putU64String, get: wide.getU64String },
};

/** The number of a type. */
export function fixedOf({ name, as }: Fixed): FixedNumber {
  return (NUMBERS[name] ?? WIDE[name + as])!;
}
