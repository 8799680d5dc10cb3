import fc from "fast-check";
import type { FlexBuilder } from "octavo/flex";

/** What puts a random value, and what `toObject` then gives. */
export interface Random {
  readonly value: unknown;
  readonly put: (builder: FlexBuilder) => void;
}

const text = fc.string({ unit: "grapheme", maxLength: 20 });
const key = fc.oneof(
  text.filter((it) => !it.includes("\0")),
  fc.constantFrom("a", "id", "name", "__proto__", "constructor"),
);
const signed = fc.oneof(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), fc.bigInt({ min: -70000n, max: 70000n }));
const unsigned = fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), fc.bigInt({ min: 0n, max: 70000n }));
const double = fc.oneof(fc.double(), fc.float(), fc.constantFrom(0.1, -0, 1e300));

/** Returns an integer as `toObject` gives it. */
function integer(value: bigint): number | bigint {
  return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}

const scalar: fc.Arbitrary<Random> = fc.oneof(
  fc.constant({ value: null, put: (it: FlexBuilder) => it.putNull() }),
  fc.boolean().map((value) => ({ value, put: (it: FlexBuilder) => it.putBoolean(value) })),
  signed.map((value) => ({ value: integer(value), put: (it: FlexBuilder) => it.putInt(value) })),
  unsigned.map((value) => ({ value: integer(value), put: (it: FlexBuilder) => it.putUint(value) })),
  double.map((value) => ({ value, put: (it: FlexBuilder) => it.putFloat(value) })),
  signed.map((value) => ({ value: integer(value), put: (it: FlexBuilder) => it.putIndirectInt(value) })),
  unsigned.map((value) => ({ value: integer(value), put: (it: FlexBuilder) => it.putIndirectUint(value) })),
  double.map((value) => ({ value, put: (it: FlexBuilder) => it.putIndirectFloat(value) })),
  text.map((value) => ({ value, put: (it: FlexBuilder) => it.putString(value) })),
  fc
    .integer({ min: 250, max: 70000 })
    .map((length) => ({ value: "x".repeat(length), put: (it: FlexBuilder) => it.putString("x".repeat(length)) })),
  key.map((value) => ({ value, put: (it: FlexBuilder) => it.putKey(value) })),
  fc.uint8Array({ maxLength: 300 }).map((value) => ({ value, put: (it: FlexBuilder) => it.putBlob(value) })),
);

function vector(elements: readonly Random[]): Random {
  return {
    value: elements.map(({ value }) => value),
    put: (it: FlexBuilder) => it.putVector(() => elements.forEach(({ put }) => void put(it))),
  };
}

function map(entries: readonly (readonly [string, Random])[]): Random {
  return {
    value: objectOf(entries.map(([name, { value }]) => [name, value])),
    put: (it: FlexBuilder) => it.putMap(() => putEntries(it, entries)),
  };
}

function putEntries(builder: FlexBuilder, entries: readonly (readonly [string, Random])[]): void {
  for (const [name, { put }] of entries) {
    builder.key(name);
    put(builder);
  }
}

/** Returns an object whose every entry is data. */
function objectOf(entries: readonly (readonly [string, unknown])[]): object {
  const object = {};
  for (const [name, value] of entries) Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  return object;
}

/** Maps of the same keys, as rows of a table are. */
const table: fc.Arbitrary<Random> = fc
  .uniqueArray(key, { minLength: 1, maxLength: 6 })
  .chain((keys) => fc.array(fc.tuple(...keys.map(() => scalar)), { minLength: 2, maxLength: 40 }).map((rows) => ({ keys, rows })))
  .map(({ keys, rows }) => vector(rows.map((row) => map(keys.map((name, column) => [name, row[column]!])))));

/** Values of all types, nested. */
export const random: fc.Arbitrary<Random> = fc.letrec<{ value: Random }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    scalar,
    table,
    fc.array(tie("value"), { maxLength: 6 }).map(vector),
    fc.uniqueArray(fc.tuple(key, tie("value")), { maxLength: 6, selector: ([name]) => name }).map(map),
    scalar.chain((it) => fc.constant(vector(Array.from({ length: 5 }, () => it)))),
  ),
})).value;
