import type { Bytes } from "../../core/index.ts";
import type { Kind } from "../closures/kind.ts";
import * as kinds from "../closures/kinds.ts";
import type { Compressed, CompressedName, Fixed, FixedName, InFull, Type, WideAs, Wire } from "./type.ts";
import { typeOf } from "./type-of.ts";

/** An integer of 64 bits: a bigint, unless another form is chosen. */
export interface Wide extends Type<bigint> {
  /** As a number: one beyond the safe integers is an error. */
  readonly number: Type<number>;
  /** As a decimal string. */
  readonly string: Type<string>;
}

function fixed<N extends FixedName>(name: N, kind: Kind<Fixed>): InFull<number, N> {
  return { ...typeOf<number, number, Fixed>({ kind: "fixed", name, as: "number" }, kind), inFull: name };
}

function compressed(name: CompressedName, kind: Kind<Compressed>): Type<number> {
  return typeOf<number, number, Compressed>({ kind: "compressed", name, as: "number" }, kind);
}

function wide<W extends Wire>(node: (as: WideAs) => W, kind: Kind<W>, numberKind: Kind<W>, stringKind: Kind<W>): Wide {
  return {
    ...typeOf<bigint, bigint, W>(node("bigint"), kind),
    number: typeOf<number, number, W>(node("number"), numberKind),
    string: typeOf<string, string, W>(node("string"), stringKind),
  };
}

function fixedWide<N extends "i64" | "u64">(name: N, ...each: [Kind<Fixed>, Kind<Fixed>, Kind<Fixed>]): Wide & InFull<bigint, N> {
  return { ...wide((as): Fixed => ({ kind: "fixed", name, as }), ...each), inFull: name };
}

function compressedWide(name: CompressedName, ...each: [Kind<Compressed>, Kind<Compressed>, Kind<Compressed>]): Wide {
  return wide((as): Compressed => ({ kind: "compressed", name, as }), ...each);
}

/** true or false, in one bit. */
export const bool: Type<boolean> = /* @__PURE__ */ typeOf({ kind: "bool" }, kinds.boolKind);

/** An integer of -128 to 127, in a byte. */
export const i8: InFull<number, "i8"> = /* @__PURE__ */ fixed("i8", kinds.i8Kind);
/** An integer of 16 bits, in 2 bytes. */
export const i16: InFull<number, "i16"> = /* @__PURE__ */ fixed("i16", kinds.i16Kind);
/** An integer of 32 bits, in 4 bytes. */
export const i32: InFull<number, "i32"> = /* @__PURE__ */ fixed("i32", kinds.i32Kind);
/** An integer of 0 to 255, in a byte. */
export const u8: InFull<number, "u8"> = /* @__PURE__ */ fixed("u8", kinds.u8Kind);
/** An unsigned integer of 16 bits, in 2 bytes. */
export const u16: InFull<number, "u16"> = /* @__PURE__ */ fixed("u16", kinds.u16Kind);
/** An unsigned integer of 32 bits, in 4 bytes. */
export const u32: InFull<number, "u32"> = /* @__PURE__ */ fixed("u32", kinds.u32Kind);
/** A number of single precision, in 4 bytes. */
export const f32: InFull<number, "f32"> = /* @__PURE__ */ fixed("f32", kinds.f32Kind);
/** A number, in 8 bytes. */
export const f64: InFull<number, "f64"> = /* @__PURE__ */ fixed("f64", kinds.f64Kind);
/** An integer of 64 bits, in 8 bytes. */
export const i64: Wide & InFull<bigint, "i64"> = /* @__PURE__ */ fixedWide("i64", kinds.i64Kind, kinds.i64NumberKind, kinds.i64StringKind);
/** An unsigned integer of 64 bits, in 8 bytes. */
export const u64: Wide & InFull<bigint, "u64"> = /* @__PURE__ */ fixedWide("u64", kinds.u64Kind, kinds.u64NumberKind, kinds.u64StringKind);

/** An integer of 32 bits, in 1 to 4 bytes. */
export const vi32: Type<number> = /* @__PURE__ */ compressed("vi32", kinds.vi32Kind);
/** An unsigned integer of 32 bits, in 1 to 4 bytes. */
export const vu32: Type<number> = /* @__PURE__ */ compressed("vu32", kinds.vu32Kind);
/** A safe integer, in 1 to 7 bytes. */
export const vi53: Type<number> = /* @__PURE__ */ compressed("vi53", kinds.vi53Kind);
/** A safe integer that is not negative, in 1 to 7 bytes. */
export const vu53: Type<number> = /* @__PURE__ */ compressed("vu53", kinds.vu53Kind);
/** An integer of 64 bits, in 1 to 8 bytes. */
export const vi64: Wide = /* @__PURE__ */ compressedWide("vi64", kinds.vi64Kind, kinds.vi64NumberKind, kinds.vi64StringKind);
/** An unsigned integer of 64 bits, in 1 to 8 bytes. */
export const vu64: Wide = /* @__PURE__ */ compressedWide("vu64", kinds.vu64Kind, kinds.vu64NumberKind, kinds.vu64StringKind);

/** Unicode text: a string without lone surrogates. */
export const str: Type<string> = /* @__PURE__ */ typeOf({ kind: "text", name: "str" }, kinds.strKind);
/** Text that is likely to come again in the same message, which stores it once. */
export const shared: Type<string> = /* @__PURE__ */ typeOf({ kind: "shared" }, kinds.sharedKind);
/** Bytes. What is decoded is a copy. */
export const bytes: Type<Bytes, Uint8Array> = /* @__PURE__ */ typeOf({ kind: "text", name: "bytes" }, kinds.bytesKind);
/** A value of any shape: the bytes of a flex message. What is decoded is a copy. */
export const dynamic: Type<Bytes, Uint8Array> = /* @__PURE__ */ typeOf({ kind: "dynamic" }, kinds.dynamicKind);
