import { fresh } from "../../core/index.ts";
import type {
  Bool,
  Columns,
  Compressed,
  Dynamic,
  Enum,
  Fixed,
  Flags,
  List,
  Mapping,
  Open,
  Optional,
  Shared,
  Struct,
  Text,
  Tuple,
  Union,
  Wire,
} from "../schema/type.ts";
import { typesOf, wireOf } from "../schema/type.ts";
import { countBits, spread, takeBits, takeBools } from "../wire/bits.ts";
import {
  type CompressedInteger,
  getVi32,
  getVi53,
  getVi64,
  getVi64String,
  getVu32,
  getVu53,
  getVu64,
  getVu64String,
  putVi32,
  putVi53,
  putVi64,
  putVi64String,
  putVu32,
  putVu53,
  putVu64,
  putVu64String,
} from "../wire/compressed.ts";
import { checkedCount, checkRun } from "../wire/count.ts";
import { crowdOf } from "../wire/crowd.ts";
import * as fixed from "../wire/fixed.ts";
import { lone } from "../wire/prefix.ts";
import { beginSections, endSections, enterSections, leaveSections } from "../wire/sections.ts";
import { putShared, takeShared } from "../wire/shared.ts";
import { countOfTyped, getTyped, putTyped } from "../wire/typed.ts";
import {
  getI64,
  getI64Number,
  getI64String,
  getU64,
  getU64Number,
  getU64String,
  putI64,
  putI64Number,
  putI64String,
  putU64,
  putU64Number,
  putU64String,
} from "../wire/wide.ts";
import type { Coder } from "./coder.ts";
import type { Callable, Content, Kind, Maker } from "./kind.ts";
import { nested } from "./nested.ts";
import { boolRun, compressedRun, fixedRun, optionalRun, runIn } from "./run.ts";
import {
  boolCoder,
  bytesCoder,
  checkedText,
  compressedCoder,
  enumCoder,
  fixedCoder,
  flagsCoder,
  loneContentCoder,
  sharedCoder,
  strCoder,
  wideCoder,
} from "./scalars.ts";
import { columnsCoder, entryOf, listCoder, mapCoder, typedCoder } from "./several.ts";
import { openCoder, structCoder, tupleCoder, unionCoder } from "./structs.ts";

// A bundle of generated modules has those kinds alone that their schemas have: each is found by the name that `kindOf` gives it.

/** A lone value of these has a header of its own. */
function alone(wire: Wire, of: Maker): Coder {
  return of.alone(wire);
}

export const boolKind: Kind<Bool> = { coder: () => boolCoder, lone: alone, run: () => boolRun, calls: { takeBools } };
export const enumKind: Kind<Enum> = { coder: enumCoder, lone: alone };
export const flagsKind: Kind<Flags> = { coder: flagsCoder, lone: alone };
export const optionalKind: Kind<Optional> = {
  coder: alone,
  lone: alone,
  run: ({ item, none }, of) => optionalRun(runIn(item, of), none),
  calls: { checkRun, countBits, spread, takeBits },
};

/** A struct's header has the length of a text, or of bytes: their coder is the struct's. */
function contentKind(content: Content): Kind<Text> {
  return { coder: () => loneContentCoder(content(lone)), content };
}

export const strKind: Kind<Text> = /* @__PURE__ */ contentKind(strCoder);
export const bytesKind: Kind<Text> = /* @__PURE__ */ contentKind(bytesCoder);
export const sharedKind: Kind<Shared> = { coder: () => sharedCoder, calls: { checkedText, putShared, takeShared } };
export const dynamicKind: Kind<Dynamic> = { coder: () => loneContentCoder(bytesCoder(lone)) };

export const listKind: Kind<List> = {
  coder: (wire, of) => nested(wire, of, () => listCoder(wire, runIn(wire.item, of))),
  calls: { checkedCount, checkRun },
};
export const typedKind: Kind<List> = {
  coder: (wire, of) => nested(wire, of, () => typedCoder((wireOf(wire.item) as Fixed).name, wire)),
};
export const mapKind: Kind<Mapping> = {
  coder: (wire, of) => nested(wire, of, () => mapCoder(wire, entryOf(wire, of), of.lone(wire.keyAs ?? wire.key))),
  calls: { checkedCount, crowdOf },
};
export const tupleKind: Kind<Tuple> = { coder: (wire, of) => nested(wire, of, () => tupleCoder(wire, of.elements(wire.items))) };
export const structKind: Kind<Struct> = { coder: (wire, of) => nested(wire, of, () => structCoder(wire, of.body(wire.fields))) };
export const openKind: Kind<Open> = {
  coder: (wire, of) => nested(wire, of, () => openCoder(wire, wire.sections.map(of.body))),
  calls: { beginSections, endSections, enterSections, fresh, leaveSections },
};
export const unionKind: Kind<Union> = { coder: (wire, of) => of.once(wire, () => unionCoder(wire, typesOf(wire.cases).map(of.lone))) };
export const columnsKind: Kind<Columns> = {
  coder(wire, of) {
    const runs = () => typesOf(wire.fields).map((type) => runIn(type, of));
    return nested(wire, of, () => columnsCoder(wire, runs()));
  },
  calls: { checkedCount, checkRun, countOfTyped, getTyped, putTyped },
};

function fixedKind(number: fixed.FixedNumber, calls?: Callable, coderOf = fixedCoder): Kind<Fixed> {
  return { coder: (wire) => coderOf(wire, number), lone: alone, run: (wire) => fixedRun(number, coderOf(wire, number)), calls };
}

/** Of integers of 64 bits that are put and got by these two. */
function wideKind(calls: Callable): Kind<Fixed> {
  const [put, get] = Object.values(calls) as [fixed.FixedNumber["put"], fixed.FixedNumber["get"]];
  return fixedKind({ width: 8, put, get }, calls, wideCoder);
}

/** Of integers of so many width codes that are put and got by these two. */
function compressedKind(codes: number, calls: Callable): Kind<Compressed> {
  const [put, get] = Object.values(calls) as [CompressedInteger["put"], CompressedInteger["get"]];
  const integer: CompressedInteger = { codes, put, get };
  return { coder: (wire) => compressedCoder(wire, integer), lone: alone, run: (wire) => compressedRun(wire, integer), calls };
}

export const i8Kind: Kind<Fixed> = /* @__PURE__ */ fixedKind(fixed.i8);
export const i16Kind: Kind<Fixed> = /* @__PURE__ */ fixedKind(fixed.i16);
export const i32Kind: Kind<Fixed> = /* @__PURE__ */ fixedKind(fixed.i32);
export const i64Kind: Kind<Fixed> = /* @__PURE__ */ wideKind({ putI64, getI64 });
export const i64NumberKind: Kind<Fixed> = /* @__PURE__ */ wideKind({ putI64Number, getI64Number });
export const i64StringKind: Kind<Fixed> = /* @__PURE__ */ wideKind({ putI64String, getI64String });
export const u8Kind: Kind<Fixed> = /* @__PURE__ */ fixedKind(fixed.u8);
export const u16Kind: Kind<Fixed> = /* @__PURE__ */ fixedKind(fixed.u16);
export const u32Kind: Kind<Fixed> = /* @__PURE__ */ fixedKind(fixed.u32);
export const u64Kind: Kind<Fixed> = /* @__PURE__ */ wideKind({ putU64, getU64 });
export const u64NumberKind: Kind<Fixed> = /* @__PURE__ */ wideKind({ putU64Number, getU64Number });
export const u64StringKind: Kind<Fixed> = /* @__PURE__ */ wideKind({ putU64String, getU64String });
export const f32Kind: Kind<Fixed> = /* @__PURE__ */ fixedKind(fixed.f32, { isF32: fixed.isF32 });
export const f64Kind: Kind<Fixed> = /* @__PURE__ */ fixedKind(fixed.f64);

export const vi32Kind: Kind<Compressed> = /* @__PURE__ */ compressedKind(4, { putVi32, getVi32 });
export const vi53Kind: Kind<Compressed> = /* @__PURE__ */ compressedKind(7, { putVi53, getVi53 });
export const vi64Kind: Kind<Compressed> = /* @__PURE__ */ compressedKind(8, { putVi64, getVi64 });
export const vi64NumberKind: Kind<Compressed> = /* @__PURE__ */ compressedKind(8, { putVi53, getVi53 });
export const vi64StringKind: Kind<Compressed> = /* @__PURE__ */ compressedKind(8, { putVi64String, getVi64String });
export const vu32Kind: Kind<Compressed> = /* @__PURE__ */ compressedKind(4, { putVu32, getVu32 });
export const vu53Kind: Kind<Compressed> = /* @__PURE__ */ compressedKind(7, { putVu53, getVu53 });
export const vu64Kind: Kind<Compressed> = /* @__PURE__ */ compressedKind(8, { putVu64, getVu64 });
export const vu64NumberKind: Kind<Compressed> = /* @__PURE__ */ compressedKind(8, { putVu53, getVu53 });
export const vu64StringKind: Kind<Compressed> = /* @__PURE__ */ compressedKind(8, { putVu64String, getVu64String });
