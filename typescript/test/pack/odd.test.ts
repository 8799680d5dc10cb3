import { describe, expect, test } from "vitest";
import {
  array,
  columnArrays,
  columns,
  date,
  defaulted,
  enumOf,
  f64,
  flagsOf,
  list,
  open,
  pack,
  ref,
  type Schema,
  str,
  struct,
  type Type,
  u8,
  union,
} from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const NAMES = [
  ...["constructor", "__proto__", "toString", "hasOwnProperty", "class", "await", "arguments", "eval", "length", "then", "null", "true"],
  ...[
    "o",
    "w",
    "r",
    "p",
    "h0",
    "x0",
    "k0",
    "bad",
    "takeWriter",
    "a-b",
    "a b",
    "é",
    "😀",
    'q"',
    "n\n",
    "\\",
    " }",
    "*/",
    "//",
    "`",
    "$&",
    "\u2028",
  ],
];

/** An object whose every name is a property of its own. */
function named<T>(value: (at: number) => T): Record<string, T> {
  const made = Object.create(null);
  NAMES.forEach((name, at) => (made[name] = value(at)));
  return made;
}

const Inner = struct({ a: u8 });

describe.each(engines)("odd names by the engine of %s", (engine) => {
  test.each<[string, Schema]>([
    ["a struct", struct(named(() => u8))],
    ["an open struct", open(named(() => u8))],
    ["a list", list(struct(named(() => u8)))],
    ["columns", columns(named(() => u8))],
  ])("of fields: %s", (what, type) => {
    const values = named((at) => at);
    const back = packBy(engine, type).decode(packBy(engine, type).encode(what === "a list" || what === "columns" ? [values] : values));
    const row = (Array.isArray(back) ? back[0] : back) as object;
    expect(Object.entries(row)).toEqual(Object.entries(values));
  });

  test("of enums and flags", () => {
    const names = enumOf(...NAMES);
    for (const name of NAMES) expect(packBy(engine, names).decode(packBy(engine, names).encode(name))).toBe(name);
    const flags = flagsOf(...NAMES.slice(0, 32));
    const set = Object.fromEntries(NAMES.slice(0, 32).map((name, at) => [name, at % 3 === 0]));
    const back = packBy(engine, flags).decode(packBy(engine, flags).encode(set));
    expect(Object.entries(back)).toEqual(Object.entries(set));
  });

  test.each<[string, Type<{ a: number }>]>([
    ["a struct", Inner],
    ["an open struct", open({ a: u8 })],
    ["a type that is declared elsewhere", ref(() => Inner)],
  ])("of cases: %s", (_, type) => {
    const codec = packBy(
      engine,
      union(
        "type",
        named(() => type),
      ),
    );
    for (const name of NAMES) expect(codec.decode(codec.encode({ type: name, a: 1 }))).toEqual({ type: name, a: 1 });
  });

  test("of tags", () => {
    for (const tag of NAMES) {
      const codec = packBy(engine, union(tag, { "x }": ref(() => Inner), y: Inner }));
      for (const name of ["x }", "y"]) {
        const value = Object.fromEntries([[tag, name], ["a", 1]]); // biome-ignore format: one
        expect(Object.entries(codec.decode(codec.encode(value as never)))).toEqual(Object.entries(value));
      }
    }
  });
});

describe.each(engines)("odd values by the engine of %s", (engine) => {
  test("a default of -0 is not 0", () => {
    const fields = { a: defaulted(f64, 0), b: defaulted(f64, -0), c: defaulted(f64, Number.NaN) };
    const [closed, grown] = [packBy(engine, struct(fields)), packBy(engine, open({}, fields))];
    for (const value of [closed.decode(closed.encode({} as never)), grown.decode(packBy(engine, open({})).encode({}))]) {
      expect([value.a, value.b, value.c]).toEqual([0, -0, Number.NaN]);
    }
  });

  test("flags may be inherited, but no others", () => {
    class Inherited {
      get a() {
        return true;
      }
      get b() {
        return false;
      }
    }
    const codec = packBy(engine, list(flagsOf("a", "b")));
    expect(codec.decode(codec.encode([new Inherited()]))).toEqual([{ a: true, b: false }]);
    expect(() => codec.encode([Object.assign(new Inherited(), { c: true })])).toThrow(/\(\/0\): expected flags a, b, found "c"/);
    class Getters {
      one = 1;
      two = 2;
      get a() {
        return true;
      }
      get b() {
        return false;
      }
    }
    expect(() => codec.encode([new Getters()])).toThrow('mismatch (/0): expected flags a, b, found "one"');
  });

  test("an array may have gaps where there is a default", () => {
    const codec = packBy(engine, list(defaulted(u8, 5)));
    // biome-ignore lint/suspicious/noSparseArray: that is the point
    expect(codec.decode(codec.encode([1, , 3] as number[]))).toEqual([1, 5, 3]);
  });

  test("an array's class may be made of something else than a length", () => {
    class Rows<T> extends Array<T> {
      constructor(rows: Iterable<T>) {
        super();
        this.push(...rows);
      }
    }
    const dates = new Rows([new Date(1), new Date(2)]);
    const rows = new Rows([{ a: "x" }, { a: "y" }]);
    const byField = { at: dates, of: Float64Array.of(1, 2) };
    for (const [type, value] of [
      [list(date), dates],
      [array(date, 2), dates],
      [columns({ a: str }), rows],
      [columnArrays({ at: date, of: f64 }), byField],
    ] as [Schema, unknown][]) {
      const codec = pack(type, { engine: engine === "closures" ? engine : "generated" }); // functions would have to be exported
      expect(codec.decode(codec.encode(value))).toEqual(value instanceof Rows ? [...value] : { ...byField, at: [...dates] });
    }
  });
});
