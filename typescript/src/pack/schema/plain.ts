import type { CompressedName, FixedName, InFull, Node, Type, WideAs } from "./type.ts";

/** Returns a schema of that node; `T` says what its values are in a program. */
/* @__NO_SIDE_EFFECTS__ */
export function typeOf<T>(node: Node): Type<T> {
  return { node };
}

/** An integer of 64 bits: a bigint, unless another form is chosen. */
export interface Wide extends Type<bigint> {
  /** As a number: one beyond the safe integers is an error. */
  readonly number: Type<number>;
  /** As a decimal string. */
  readonly string: Type<string>;
}

/* @__NO_SIDE_EFFECTS__ */
function fixed<N extends FixedName>(name: N): InFull<number, N> {
  return { ...typeOf<number>({ kind: "fixed", name, as: "number" }), inFull: name };
}

/* @__NO_SIDE_EFFECTS__ */
function compressed(name: CompressedName): Type<number> {
  return typeOf({ kind: "compressed", name, as: "number" });
}

/* @__NO_SIDE_EFFECTS__ */
function wide(node: (as: WideAs) => Node): Wide {
  return { ...typeOf<bigint>(node("bigint")), number: typeOf(node("number")), string: typeOf(node("string")) };
}

/* @__NO_SIDE_EFFECTS__ */
function fixedWide<N extends "i64" | "u64">(name: N): Wide & InFull<bigint, N> {
  return { ...wide((as) => ({ kind: "fixed", name, as })), inFull: name };
}

/** true or false, in one bit. */
export const bool: Type<boolean> = typeOf({ kind: "bool" });

/** An integer of -128 to 127, in a byte. */
export const i8: InFull<number, "i8"> = fixed("i8");
/** An integer of 16 bits, in 2 bytes. */
export const i16: InFull<number, "i16"> = fixed("i16");
/** An integer of 32 bits, in 4 bytes. */
export const i32: InFull<number, "i32"> = fixed("i32");
/** An integer of 0 to 255, in a byte. */
export const u8: InFull<number, "u8"> = fixed("u8");
/** An integer of 16 bits without a sign, in 2 bytes. */
export const u16: InFull<number, "u16"> = fixed("u16");
/** An integer of 32 bits without a sign, in 4 bytes. */
export const u32: InFull<number, "u32"> = fixed("u32");
/** A number of single precision, in 4 bytes. */
export const f32: InFull<number, "f32"> = fixed("f32");
/** A number, in 8 bytes. */
export const f64: InFull<number, "f64"> = fixed("f64");
/** An integer of 64 bits, in 8 bytes. */
export const i64: Wide & InFull<bigint, "i64"> = fixedWide("i64");
/** An integer of 64 bits without a sign, in 8 bytes. */
export const u64: Wide & InFull<bigint, "u64"> = fixedWide("u64");

/** An integer of 32 bits, in 1 to 4 bytes. */
export const vi32: Type<number> = compressed("vi32");
/** An integer of 32 bits without a sign, in 1 to 4 bytes. */
export const vu32: Type<number> = compressed("vu32");
/** A safe integer, in 1 to 7 bytes. */
export const vi53: Type<number> = compressed("vi53");
/** A safe integer that is not negative, in 1 to 7 bytes. */
export const vu53: Type<number> = compressed("vu53");
/** An integer of 64 bits, in 1 to 8 bytes. */
export const vi64: Wide = wide((as) => ({ kind: "compressed", name: "vi64", as }));
/** An integer of 64 bits without a sign, in 1 to 8 bytes. */
export const vu64: Wide = wide((as) => ({ kind: "compressed", name: "vu64", as }));

/** Unicode text: a string without lone surrogates. */
export const str: Type<string> = typeOf({ kind: "text", name: "str" });
/** Text that is likely to come again in the same message, which stores it once. */
export const shared: Type<string> = typeOf({ kind: "shared" });
/** Bytes. What is decoded is a copy. */
export const bytes: Type<Uint8Array> = typeOf({ kind: "text", name: "bytes" });
/** A value of any shape: the bytes of a flex message. What is decoded is a copy. */
export const dynamic: Type<Uint8Array> = typeOf({ kind: "dynamic" });
