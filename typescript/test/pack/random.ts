import fc from "fast-check";
import type { Schema, Type } from "../../src/pack/index.ts";
import * as s from "../../src/pack/index.ts";

/** A schema, and what makes values of it. */
export interface Random {
  readonly type: Schema;
  readonly values: fc.Arbitrary<unknown>;
}

const text = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom("", "a", "BTC-USD", "__proto__"),
);
const bytes = fc.uint8Array({ maxLength: 40 });
const double = fc.double();
const float = fc.float();
const small = fc.integer({ min: -300, max: 300 });
const i64 = fc.oneof(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.bigInt({ min: -300n, max: 300n }));
const u64 = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 300n }));
const safe = fc.oneof(fc.maxSafeInteger(), small);
const natural = fc.oneof(fc.maxSafeNat(), fc.nat(300));

function of(type: Schema, values: fc.Arbitrary<unknown>): Random {
  return { type, values };
}

const integer = (type: Type<number>, min: number, max: number) =>
  of(type, fc.oneof(fc.integer({ min, max }), fc.integer({ min: Math.max(min, -9), max: 9 })));

const keys: Random[] = [
  integer(s.u8, 0, 255),
  integer(s.vi32, -(2 ** 31), 2 ** 31 - 1),
  of(s.str, text),
  of(s.shared, text),
  of(s.bool, fc.boolean()),
  of(s.enumOf("a", "b", "c"), fc.constantFrom("a", "b", "c")),
  of(s.u64, u64),
  of(s.vi64.string, i64.map(String)),
  of(s.uuid, fc.uuid()),
];

const scalars: Random[] = [
  ...keys,
  integer(s.i8, -128, 127),
  integer(s.i16, -32768, 32767),
  integer(s.u16, 0, 65535),
  integer(s.i32, -(2 ** 31), 2 ** 31 - 1),
  of(s.u32, fc.nat(2 ** 32 - 1)),
  of(s.vu32, fc.nat(2 ** 32 - 1)),
  of(s.vi53, safe),
  of(s.vu53, natural),
  of(s.i64, i64),
  of(s.i64.number, safe),
  of(s.u64.number, natural),
  of(s.i64.string, i64.map(String)),
  of(s.vi64, i64),
  of(s.vi64.number, safe),
  of(s.vu64, u64),
  of(s.vu64.number, natural),
  of(s.vu64.string, u64.map(String)),
  of(s.f32, float),
  of(s.f64, double),
  of(s.bytes, bytes),
  of(s.dynamic, bytes),
  of(s.enumOf("only"), fc.constant("only")),
  of(
    s.enumOf(...Array.from({ length: 40 }, (_, at) => `n${at}`)),
    fc.nat(39).map((at) => `n${at}`),
  ),
  of(
    s.flagsOf("ioc", "post", "__proto__"),
    fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).map(([ioc, post, odd]) => ({ ioc, post, ["__proto__"]: odd })),
  ),
  of(s.date, fc.date({ noInvalidDate: true })),
  of(s.typed(s.f64), fc.float64Array({ maxLength: 5 })),
  of(s.typed(s.u16, 3), fc.uint16Array({ minLength: 3, maxLength: 3 })),
];

const names = fc.uniqueArray(
  fc.oneof(
    fc.constantFrom("a", "b", "id", "toString", "__proto__", "two words", "ключ"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 5 }).filter((name) => !/^\d+$/.test(name)),
  ),
  {
    minLength: 1,
    maxLength: 5,
  },
);

/** Makes objects of these fields, whatever they are called. */
function objects(fields: readonly (readonly [string, Random])[]): fc.Arbitrary<object> {
  return fc
    .tuple(...fields.map(([, { values }]) => values))
    .map((values) => objectOf(fields.map(([name], at) => [name, values[at]] as const)));
}

function objectOf(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [name, value] of entries) Object.defineProperty(made, name, { value, enumerable: true, configurable: true, writable: true });
  return made;
}

function typesOf(fields: readonly (readonly [string, Random])[]): Record<string, Schema> {
  return objectOf(fields.map(([name, { type }]) => [name, type] as const)) as Record<string, Schema>;
}

function fieldsOf(depth: number): fc.Arbitrary<[string, Random][]> {
  return names.chain((all) => fc.tuple(...all.map((name) => fc.tuple(fc.constant(name), randomOrOptional(depth)))));
}

function randomOrOptional(depth: number): fc.Arbitrary<Random> {
  const item = random(depth);
  return fc.oneof(
    { weight: 3, arbitrary: item },
    { weight: 1, arbitrary: item.map(({ type, values }) => of(s.optional(type), fc.option(values, { nil: undefined }))) },
    { weight: 1, arbitrary: item.map(({ type, values }) => of(s.nullable(type), fc.option(values))) },
  );
}

function struct(depth: number): fc.Arbitrary<Random> {
  return fieldsOf(depth).map((fields) => of(s.struct(typesOf(fields)), objects(fields)));
}

function open(depth: number): fc.Arbitrary<Random> {
  return fc.tuple(fieldsOf(depth), random(depth), text).map(([fields, { type, values }, usual]) => {
    const later: [string, Random][] = [
      ["later", of(s.nullable(type), fc.option(values))],
      ["latest", of(s.defaulted(s.list(s.str), [usual]), fc.array(text, { maxLength: 2 }))],
    ];
    return of(s.open(typesOf(fields), typesOf(later)) as Schema, objects([...fields, ...later]));
  });
}

function union(depth: number): fc.Arbitrary<Random> {
  return fc.tuple(fieldsOf(depth), fieldsOf(depth)).map(([some, others]) => {
    const type = s.union("which", { one: s.struct(typesOf(some)), two: s.struct(typesOf(others)) });
    const tagged = (which: string, values: fc.Arbitrary<object>) =>
      values.map((value) => objectOf([["which", which], ...Object.entries(value)]));
    return of(type, fc.oneof(tagged("one", objects(some)), tagged("two", objects(others))));
  });
}

function columns(depth: number): fc.Arbitrary<Random> {
  return fieldsOf(depth).map((fields) => of(s.columns(typesOf(fields)), fc.array(objects(fields), { maxLength: 10 })));
}

function map(depth: number): fc.Arbitrary<Random> {
  return fc.tuple(fc.constantFrom(...keys), random(depth)).map(([key, item]) =>
    of(
      s.map(key.type, item.type),
      fc.array(fc.tuple(key.values, item.values), { maxLength: 5 }).map((entries) => new Map(entries)),
    ),
  );
}

function record(depth: number): fc.Arbitrary<Random> {
  return randomOrOptional(depth).map(({ type, values }) =>
    of(s.record(type), fc.array(fc.tuple(text, values), { maxLength: 5 }).map(objectOf)),
  );
}

/** Schemas whose types stand so deep in one another at most. */
export function random(depth: number): fc.Arbitrary<Random> {
  const scalar = fc.constantFrom(...scalars);
  if (depth === 0) return scalar;
  const inner = depth - 1;
  return fc.oneof(
    scalar,
    fc.oneof(struct(inner), open(inner), union(inner), columns(inner), map(inner), record(inner)),
    randomOrOptional(inner).map(({ type, values }) => of(s.list(type), fc.array(values, { maxLength: 20 }))),
    randomOrOptional(inner).map(({ type, values }) => of(s.array(type, 3), fc.array(values, { minLength: 3, maxLength: 3 }))),
    fc.tuple(randomOrOptional(inner), randomOrOptional(inner)).map(([a, b]) => of(s.tuple(a.type, b.type), fc.tuple(a.values, b.values))),
  );
}
