/** How a number in full is stored and loaded: `put` returns false of what is none of the type, `get` NaN of what is not safe as a number. */
export interface FixedNumber {
  readonly width: number;
  put(view: DataView, at: number, value: unknown): boolean;
  get(view: DataView, at: number): unknown;
}

/** The least number that single precision would round to infinity. */
const BEYOND_F32 = 3.4028235677973366e38;

/** Whether a number may be stored in single precision: it is rounded, but never to an infinity. */
export function isF32(value: unknown): value is number {
  return typeof value === "number" && (Math.abs(value) < BEYOND_F32 || !Number.isFinite(value));
}

/** Returns a number as it is, but any NaN as the same: keys of maps do not differ in its bits (4.8). */
export function oneNaN(value: number): number {
  return Number.isNaN(value) ? NaN : value;
}

type Set = (view: DataView, at: number, value: number) => void;

function number(width: number, isOne: (value: number) => boolean, set: Set, get: FixedNumber["get"]): FixedNumber {
  return {
    width,
    get,
    put(view, at, value) {
      const fits = typeof value === "number" && isOne(value);
      if (fits) set(view, at, oneNaN(value));
      return fits;
    },
  };
}

export const i8: FixedNumber = /* @__PURE__ */ number(
  1,
  (v) => (v << 24) >> 24 === v,
  (view, at, v) => view.setInt8(at, v),
  (view, at) => view.getInt8(at),
);
export const i16: FixedNumber = /* @__PURE__ */ number(
  2,
  (v) => (v << 16) >> 16 === v,
  (view, at, v) => view.setInt16(at, v, true),
  (view, at) => view.getInt16(at, true),
);
export const i32: FixedNumber = /* @__PURE__ */ number(
  4,
  (v) => (v | 0) === v,
  (view, at, v) => view.setInt32(at, v, true),
  (view, at) => view.getInt32(at, true),
);
export const u8: FixedNumber = /* @__PURE__ */ number(
  1,
  (v) => (v & 0xff) === v,
  (view, at, v) => view.setUint8(at, v),
  (view, at) => view.getUint8(at),
);
export const u16: FixedNumber = /* @__PURE__ */ number(
  2,
  (v) => (v & 0xffff) === v,
  (view, at, v) => view.setUint16(at, v, true),
  (view, at) => view.getUint16(at, true),
);
export const u32: FixedNumber = /* @__PURE__ */ number(
  4,
  (v) => v >>> 0 === v,
  (view, at, v) => view.setUint32(at, v, true),
  (view, at) => view.getUint32(at, true),
);
export const f32: FixedNumber = /* @__PURE__ */ number(
  4,
  isF32,
  (view, at, v) => view.setFloat32(at, v, true),
  (view, at) => view.getFloat32(at, true),
);
export const f64: FixedNumber = /* @__PURE__ */ number(
  8,
  () => true,
  (view, at, v) => view.setFloat64(at, v, true),
  (view, at) => view.getFloat64(at, true),
);
