import { describe, expect, test } from "vitest";
import { array, codec, f64, i64, list, type Schema, struct, tuple, u8, Writer } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const Level = struct({ p: f64, q: f64 });

const kinds: [what: string, item: Schema, each: (at: number) => unknown][] = [
  ["two doubles", Level, (at) => ({ p: at + 0.5, q: -at })],
  ["one byte", struct({ x: u8 }), (at) => ({ x: at })],
  ["wide and narrow numbers", struct({ x: u8, y: i64, z: f64 }), (at) => ({ x: at, y: BigInt(at), z: at / 3 })],
  ["what a number has as well", struct({ toFixed: f64 }), (at) => ({ toFixed: at })],
  ["tuples", tuple(f64, u8), (at) => [at / 7, at]],
  ["nothing", struct({}), () => ({})],
];

describe.each(engines)("rows of numbers by the engine of %s", (engine) => {
  describe.each(kinds)("%s", (_, item, each) => {
    test.each([1, 2, 3, 4, 5])("%d of them", (count) => {
      const values = Array.from({ length: count }, (_, at) => each(at));
      for (const type of [list(item), array(item, count)] as Schema[]) {
        const bytes = packBy(engine, type).encode(values);
        expect(packBy(engine, type).decode(bytes)).toEqual(values);
        expect(bytes).toEqual(packBy("closures", type).encode(values));
      }
    });

    test.each([0, 1, 2, 3, 4])("row %d is none", (wrong) => {
      for (const count of [wrong + 1, 5, 6]) {
        const values = Array.from({ length: count }, (_, at) => (at === wrong ? null : each(at)));
        expect(() => packBy(engine, list(item)).encode(values)).toThrow(`(/${wrong}): expected`);
      }
    });
  });

  test.each([0, 1, 2, 3, 4])("row %d has a field that is no number, and so has the last", (wrong) => {
    const values: unknown[] = Array.from({ length: 5 }, (_, at) => ({ p: at, q: at }));
    values[4] = { p: "4", q: 4 };
    values[wrong] = { p: 1, q: "1" };
    expect(() => packBy(engine, list(Level)).encode(values as never)).toThrow(
      expect.objectContaining({ message: `mismatch (/${wrong}/q): expected a value of f64, found "1"` }),
    );
  });

  test("what follows an odd number of rows stands where it should", () => {
    const type = struct({ rows: list(Level), last: list(struct({ x: u8 })) });
    const value = { rows: [{ p: 1, q: 2 }], last: [{ x: 255 }] };
    const writer = new Writer(0);
    packBy(engine, type).encodeInto(value, writer);
    packBy(engine, type).encodeInto(value, writer);
    const bytes = writer.copy();
    expect(packBy(engine, type).decode(bytes.subarray(0, bytes.length / 2))).toEqual(value);
    expect(packBy(engine, type).decode(bytes.subarray(bytes.length / 2))).toEqual(value);
  });
});

test("a conversion that refuses the second row of a pair leaves the first its fault", () => {
  const even = codec(
    u8,
    (value: number) => {
      if (value % 2 === 1) throw new RangeError("odd");
      return value;
    },
    (wire) => wire,
  );
  const rows = packBy("generated", list(struct({ x: even })));
  expect(() => rows.encode([{ x: 300 }, { x: 1 }])).toThrow("(/0/x): expected a value of u8, found 300");
  expect(() => rows.encode([{ x: 2 }, { x: 1 }])).toThrow("odd");
});
