import fc from "fast-check";
import { describe, expect, expectTypeOf, test } from "vitest";
import { type Decoder, reading } from "../../src/evolve/index.ts";
import * as s from "../../src/pack/index.ts";
import { type Codec, type Infer, pack, type Schema, type Type, textOf } from "../../src/pack/index.ts";
import { keptBy } from "../heap-growth.ts";
import { type EngineName, engines, packBy } from "../pack/engines.ts";
import { random } from "../pack/random.ts";
import { manyCases, manyFields } from "./many.ts";

/** What a codec of one type reads of a value that one of another has written. */
function read(reader: Schema, writer: Schema, value: unknown, engine: EngineName = "generated"): unknown {
  return reading(packBy(engine, reader), textOf(writer)).decode(pack(writer).encode(value));
}

const inField = (a: Schema) => s.struct({ a });

describe("what only a program sees of a type is the reader's", () => {
  test.each<[string, Schema, Schema, unknown, unknown]>([
    ["a bigint as a number", s.vi64.number, s.vi64, 5n, 5],
    ["a wider bigint", s.i64, s.vi32, -5, -5n],
    ["a wider number", s.vi64.number, s.u8, 5, 5],
    ["a wider string", s.u64.string, s.vu32, 5, "5"],
    ["safe integers as 64 bits", s.i64, s.vi53, -(2 ** 53 - 1), -(2n ** 53n - 1n)],
    ["a typed array", s.typed(s.f64), s.list(s.f64), [0.5], Float64Array.of(0.5)],
    ["a typed array of wider numbers", s.typed(s.f64), s.list(s.f32), [0.5], Float64Array.of(0.5)],
    ["a typed array of wider integers", s.typed(s.i64), s.list(s.vu32), [7], BigInt64Array.of(7n)],
    ["a date", s.date, s.tuple(s.i32, s.u8), [1, 0], new Date(1000)],
    ["a date that is a key", s.map(s.date, s.u16), s.map(s.date, s.u8), new Map([[new Date(1000), 5]]), new Map([[new Date(1000), 5]])],
    ["a record", s.record(s.vi32), s.map(s.shared, s.u8), new Map([["__proto__", 5]]), JSON.parse('{"a":{"__proto__":5}}').a],
    ["undefined", s.optional(s.str), s.nullable(s.str), null, undefined],
    ["null", s.nullable(s.vi64.number), s.optional(s.i8), undefined, null],
    ["an optional date", s.optional(s.date), s.date, new Date(5), new Date(5)],
    ["flags and columns", s.columnArrays({ x: s.f64 }), s.columns({ x: s.f64 }), [{ x: 1 }], { x: Float64Array.of(1) }],
  ])("%s", (_, reader, writer, value, expected) => {
    for (const engine of engines) expect(read(inField(reader), inField(writer), { a: value }, engine)).toEqual({ a: expected });
  });
});

test("fields that the writer did not have are those of the reader's types", () => {
  const missing = s.struct({
    number: s.vi64.number,
    bigint: s.vi64,
    string: s.u64.string,
    typed: s.typed(s.u16),
    columns: s.columns({ a: s.u8 }),
    arrays: s.columnArrays({ a: s.u8, b: s.str }),
    flags: s.flagsOf("x", "__proto__"),
    map: s.map(s.str, s.str),
    record: s.record(s.str),
    usual: s.defaulted(s.str, "nobody"),
    optional: s.optional(s.str),
    text: s.codec(
      s.str,
      (value: string) => value,
      (wire) => `<${wire}>`,
    ),
    later: s.ref(() => s.bool),
  });
  expect(read(missing, s.struct({}), {})).toEqual({
    number: 0,
    bigint: 0n,
    string: "0",
    typed: new Uint16Array(0),
    columns: [],
    arrays: { a: new Uint8Array(0), b: [] },
    flags: { x: false, ["__proto__"]: false },
    map: new Map(),
    record: {},
    usual: "nobody",
    optional: undefined,
    text: "<>",
    later: false,
  });
});

test("a tagged union stays one, and a field may be called __proto__", () => {
  const first = s.union("type", { dot: s.struct({ ["__proto__"]: s.u8 }), line: s.struct({ to: s.u8 }) });
  const second = s.union("kind", { box: s.struct({}), line: s.struct({ to: s.vu32, by: s.str }), dot: s.struct({ ["__proto__"]: s.u16 }) });
  expect(read(s.list(second), s.list(first), [{ type: "line", to: 3 }])).toEqual([{ kind: "line", to: 3, by: "" }]);
  const [dot] = read(s.list(second), s.list(first), [{ type: "dot", ["__proto__"]: 3 }]) as object[];
  expect(Object.entries(dot!)).toEqual([
    ["kind", "dot"],
    ["__proto__", 3],
  ]);
});

test("an optional field is the reader's default where it is none, or in a section that is missing", () => {
  const reader = s.struct({ id: s.vu32, name: s.defaulted(s.str, "nobody"), size: s.vu53 });
  const writer = s.open({ id: s.u8 }, { name: s.nullable(s.str), size: s.defaulted(s.vu32, 5) });
  expect(read(reader, writer, { id: 1, name: null, size: 7 })).toEqual({ id: 1, name: "nobody", size: 7 });
  const older = pack(s.open({ id: s.u8 })).encode({ id: 1 });
  expect(reading(pack(reader), writer).decode(older)).toEqual({ id: 1, name: "nobody", size: 0 });
});

test("what is passed over need not be as it should", () => {
  const writer = s.struct({ text: s.str, map: s.map(s.str, s.u8), id: s.u8 });
  const message = pack(writer).encode({
    text: "a",
    map: new Map([
      ["x", 1],
      ["y", 2],
    ]),
    id: 7,
  });
  const at = message.indexOf("y".charCodeAt(0));
  message[at] = "x".charCodeAt(0);
  message[message.indexOf("a".charCodeAt(0))] = 0xff;
  expect(() => pack(writer).decode(message)).toThrow(expect.objectContaining({ kind: "utf8" }));
  expect(reading(pack(s.struct({ id: s.u8 })), writer).decode(message)).toEqual({ id: 7 });
  expect(() => reading(pack(s.struct({ id: s.u8 })), writer).decode(message.subarray(0, -1))).toThrow(
    expect.objectContaining({ kind: "truncated" }),
  );
});

test("limits are the codec's", () => {
  const codec = pack(s.struct({ a: s.list(s.vi64) }), { limits: { maxElements: 2 } });
  const writer = s.struct({ a: s.list(s.u8) });
  expect(() => reading(codec, writer).decode(pack(writer).encode({ a: [1, 2, 3] }))).toThrow(expect.objectContaining({ kind: "limit" }));
});

test("a mismatch names its path and both types", () => {
  const reader = pack(s.struct({ of: s.list(s.struct({ "a/b": s.u8 })) }));
  expect(() => reading(reader, s.struct({ of: s.list(s.struct({ "a/b": s.str })) }))).toThrow(
    "mismatch (/of/*/a~1b): expected u8, found str",
  );
  expect(() => reading(pack(s.struct({ a: s.map(s.tuple(s.u8), s.u8) })), s.struct({ a: s.map(s.tuple(s.i8), s.u8) }))).toThrow(
    "mismatch (/a/key/0): expected u8, found i8",
  );
  expect(() => reading(reader, "struct(")).toThrow(expect.objectContaining({ family: "malformed" }));
  expect(() => reading({ ...reader } as Codec<never>, "u8")).toThrow(TypeError);
  expect(() => reading(reader, undefined as never)).toThrow(new TypeError("expected a schema, found undefined"));
});

interface Chain {
  next?: Chain | undefined;
  id: number;
}
const Chain: Type<Chain> = s.struct({ next: s.optional(s.ref(() => Chain)), id: s.u8 });

function names(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${letter}${at}`);
}

/** A schema that declares all links of a chain in what is passed over, and then uses the last. */
function chainOf(count: number): string {
  const links = Array.from({ length: count }, (_, at) => (at === 0 ? "struct(id:u8)" : `struct(next:#${at}?,id:u8)`));
  return `struct(unread:(${links.join()}),next:#${count}?,id:u8)`;
}

test("structs may stand in one another without end", () => {
  const [count, writer] = [12_000, chainOf(12_000)];
  const unread = Array.from({ length: count }, () => ({ next: null, id: 0 }));
  const message = packBy("closures", s.parse(writer)).encode({ unread, next: { next: { next: null, id: 3 }, id: 2 }, id: 1 });
  expect(reading(pack(Chain), writer).decode(message)).toEqual({ id: 1, next: { id: 2, next: { id: 3 } } });
});

test("columns may have structs that stand in one another without end", () => {
  const links = Array.from({ length: 12_000 }, (_, at) => `struct(next:#${at + 1}?)`);
  const decoder = reading(pack(s.parse("struct(all:columns(of:struct(next:#1?)))")), `struct(unread:(${links}),all:columns(of:#12000))`);
  expect(() => decoder.decode(new Uint8Array(0))).toThrow(expect.objectContaining({ kind: "truncated" }));
});

interface Cycle {
  next?: Cycle | undefined;
}

test("structs do not meet all others", () => {
  const cycle: Type<Cycle>[] = [1, 2, 0].map((next) => s.struct({ next: s.optional(s.ref(() => cycle[next]!)) }));
  const writer = chainOf(4000).replace("struct(id:u8)", "struct(next:#0?)");
  expect(() => reading(pack(cycle[0]!), writer)).toThrow(/expected at most 65536 fields read as several types, found more$/);
});

interface Tree {
  a?: Tree | undefined;
  b?: Tree | undefined;
}
const Tree: Type<Tree> = s.struct({ a: s.optional(s.ref(() => Tree)), b: s.optional(s.ref(() => Tree)) });

test("many structs may contain one of many fields", () => {
  const links = Array.from({ length: 6000 }, (_, at) => `struct(a:#${at + 1}?,b:#1?)`);
  const decoder = reading(pack(Tree), `struct(unread:(${manyFields(12_000)},${links.join()}),a:#6001?)`);
  expect(() => decoder.decode(new Uint8Array(0))).toThrow(expect.objectContaining({ kind: "truncated" }));
});

interface Wide {
  [field: string]: Wide | undefined;
}
const wideFields = names("f", 200);
const Wide: Type<Wide> = s.struct(Object.fromEntries(wideFields.map((name) => [name, s.optional(s.ref(() => Wide))])));

test("many structs may be read as one of many fields", () => {
  const links = wideFields.slice(0, 40).map((name) => `${name}:struct()`);
  const writer = `struct(${wideFields.map((name) => `${name}:struct(${links})`)})`;
  expect(keptBy(() => reading(pack(Wide), writer))).toBeLessThan(200 * writer.length);
});

test("objects of many fields that the writer does not have are as small as a codec makes them", () => {
  const codec = pack(s.parse(`[open(;${wideFields.map((name) => `${name}:str?`)})]`));
  const decoder = reading(codec, "[struct()]");
  const [message, own] = [[0], [1, 0]].map((each) => Uint8Array.from([0x80, 8, ...Array.from({ length: 1024 }, () => each).flat()]));
  expect(decoder.decode(message!)).toEqual(codec.decode(own!));
  expect(keptBy(() => decoder.decode(message!))).toBeLessThan(2 * keptBy(() => codec.decode(own!)));
});

test("many names of an enum may stand in another order", () => {
  const all = names("n", 65_536);
  const decoder = reading(pack(s.parse(`enum(${all.toReversed()})`)), `enum(${all})`);
  expect(decoder.decode(Uint8Array.of(2, 0))).toBe("n2");
});

test("many cases may be one struct of many fields", () => {
  const decoder = reading(pack(s.union("kind", { a: s.struct({}) })), manyCases(15_000));
  expect(() => decoder.decode(new Uint8Array(0))).toThrow(expect.objectContaining({ kind: "truncated" }));
});

test.each([
  ["structs", (fields: string) => `[struct(${fields.replaceAll("bool", "enum(one)")})]`, [0]],
  ["tuples", (fields: string) => `[(${fields.replaceAll("bool", "enum(one)").replace(/a\d+:/g, "")})]`, [0]],
  ["columns", (fields: string) => `[columns(${fields})]`, [0]],
  ["sections", (fields: string) => `[open(;${fields.replaceAll(",", ";")})]`, [1, 0]],
])("%s of fields that take no bytes are not passed over for ever", (_, typeOf, element) => {
  const fields = Array.from({ length: 4000 }, (_, at) => `a${at}:bool`).join();
  const decoder = reading(pack(s.struct({ name: s.optional(s.str) })), `struct(rest:${typeOf(fields)})`);
  const message = Uint8Array.from([0x80, 0x80, 1, ...Array.from({ length: 1 << 14 }, () => element).flat()]);
  expect(() => decoder.decode(message)).toThrow(expect.objectContaining({ kind: "limit" }));
});

test("a field of a later section that a message lacks, and that has no value, is named", () => {
  const [reader, writer] = [s.struct({ all: s.list(s.struct({ id: s.uuid })) }), "struct(all:[open(a:u8;id:[u8;16])])"];
  const message = pack(s.struct({ all: s.list(s.open({ a: s.u8 })) })).encode({ all: [{ a: 1 }] });
  for (const engine of engines)
    expect(() => reading(packBy(engine, reader), writer).decode(message)).toThrow("mismatch (/all/0/id): expected a value, found none");
  const refused = s.codec(s.str, String, () => JSON.parse("no"));
  const older = pack(s.open({ a: s.u8 })).encode({ a: 1 });
  expect(() => reading(pack(s.struct({ id: refused })), s.open({ a: s.u8 }, { id: s.nullable(s.str) })).decode(older)).toThrow(
    "mismatch (/id): expected a value that its codec",
  );
});

test("what is null for a program is a value", () => {
  const reader = s.struct({ a: s.codec(s.str, String, () => null) });
  expect(reading(pack(reader), "struct(a:str?)").decode(pack(s.struct({ a: s.nullable(s.str) })).encode({ a: "x" }))).toEqual({ a: null });
});

test("random values are read beside fields that come and go", () => {
  const cases = fc.tuple(random(3), random(2)).chain(([kept, gone]) => fc.tuple(fc.constant([kept, gone]), kept.values, gone.values));
  fc.assert(
    fc.property(cases, ([[kept, gone], value, other]) => {
      const writer = s.open({ gone: gone!.type, kept: kept!.type, last: s.u8 }, { late: s.nullable(gone!.type) });
      const reader = s.struct({ last: s.vi64.number, kept: kept!.type, none: s.str });
      const decoder = reading(pack(reader), writer);
      for (const late of [other, null]) {
        const message = pack(writer as Schema).encode({ gone: other, kept: value, last: 7, late });
        expect(decoder.decode(message)).toEqual({ last: 7, kept: value, none: "" });
      }
    }),
    { numRuns: 300 },
  );
});

test("the schema may be the codec's own", () => {
  const codec = pack(s.struct({ a: s.str }));
  const same = reading(codec, codec.schema);
  expect(same.decode(codec.encode({ a: "x" }))).toEqual({ a: "x" });
  expect(same.fingerprint).toBe(codec.fingerprint);
});

test("values are of the codec's type", () => {
  const type = s.struct({ a: s.str });
  const decoder = reading(pack(type), "struct(a:str,b:u8)");
  expectTypeOf(decoder).toEqualTypeOf<Decoder<Infer<typeof type>>>();
});
