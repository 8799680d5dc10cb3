import { describe, expect, test } from "vitest";
import {
  array,
  bool,
  bytes,
  codec,
  columnArrays,
  columns,
  dynamic,
  f64,
  list,
  map,
  nullable,
  OctavoError,
  optional,
  type Schema,
  str,
  struct,
  tuple,
  typed,
  u8,
  vi64,
  vu53,
  Writer,
} from "../../src/pack/index.ts";
import { beginSections, endSections } from "../../src/pack/wire/sections.ts";
import { Wrong } from "../../src/pack/wire/wrong.ts";
import { engines, packBy } from "./engines.ts";

/** Bytes that were in the writer before: none of them may come into a message. */
const SECRET = 0x5a;

/** A typed array that says something else of itself than is true. */
function lying<A extends ArrayBufferView>(array: A, lies: object): A {
  const properties = Object.entries(lies).map(([name, value]) => [name, { value }]);
  return Object.defineProperties(array, Object.fromEntries(properties));
}

/** An array whose length is each of those in turn, and the last from then on. */
function ofLength(values: unknown[], ...lengths: unknown[]): unknown[] {
  let reads = 0;
  const get = (all: unknown[], name: string | symbol) =>
    name === "length" ? lengths[Math.min(reads++, lengths.length - 1)] : Reflect.get(all, name);
  return new Proxy(values, { get } as ProxyHandler<unknown[]>);
}

function usedWriter(): Writer {
  const writer = new Writer();
  writer.bytes.fill(SECRET);
  return writer;
}

const lies = [
  { length: 100, byteLength: 100 },
  { length: 0, byteLength: 0 },
  { length: -1, byteLength: -1 },
  { length: 1.5 },
  { byteLength: 64 },
];

const Row = struct({ x: u8 });

describe.each(engines)("by the engine of %s", (engine) => {
  test.each(lies)("bytes and numbers are written as long as they are, and not as they say: %j", (lie) => {
    const all = struct({
      raw: bytes,
      rest: optional(bytes),
      flex: dynamic,
      of: list(bytes),
      numbers: typed(f64),
      few: typed(u8, 2),
      at: columnArrays({ x: f64 }),
    });
    const made = () => ({
      raw: Uint8Array.of(1, 2, 3),
      rest: Uint8Array.of(4, 5),
      flex: Uint8Array.of(5, 4, 1),
      of: [Uint8Array.of(6)],
      numbers: Float64Array.of(7, 8),
      few: Uint8Array.of(9, 10),
      at: { x: Float64Array.of(11) },
    });
    const value = made();
    for (const each of [value.raw, value.rest, value.flex, value.of[0]!, value.numbers, value.few, value.at.x]) lying(each, lie);
    const made2 = packBy(engine, all);
    const writer = usedWriter();
    made2.encodeInto(value, writer);
    expect(made2.decode(writer.copy())).toEqual(made());
  });

  test("what has 2^31 bytes or numbers is refused", () => {
    const large = new Uint8Array(2 ** 31);
    for (const type of [bytes, dynamic, list(bytes), nullable(bytes), typed(u8)] as Schema[]) {
      const codec = packBy(engine, struct({ a: type }));
      const a = type.node.kind === "list" && !type.node.as ? [large] : large;
      expect(() => codec.encode({ a })).toThrow(/^mismatch \(\/a(\/0)?\): expected a length below 2\^31, found 2147483648$/);
    }
  });

  test("numbers are written from where they are", () => {
    const numbers = lying(Float64Array.of(1, 2), { buffer: new ArrayBuffer(0), byteOffset: 8 });
    const codec = packBy(engine, typed(f64));
    expect(codec.decode(codec.encode(numbers))).toEqual(Float64Array.of(1, 2));
  });

  test.each<[string, Schema, object]>([
    ["a proxy of bytes", bytes, new Proxy(new Uint8Array(3), { get: (all, name) => Reflect.get(all, name) })],
    ["what has bytes as its prototype", bytes, Object.create(Uint8Array.prototype)],
    [
      "what says that it is bytes",
      bytes,
      Object.defineProperty(new DataView(new ArrayBuffer(3)), Symbol.toStringTag, { value: "Uint8Array" }),
    ],
    [
      "bytes that say that they are floats",
      typed(f64),
      Object.defineProperty(new Uint8Array(8), Symbol.toStringTag, { value: "Float64Array" }),
    ],
  ])("%s is refused", (_, type, value) => {
    const codec = packBy(engine, struct({ a: type }));
    expect(() => codec.encode({ a: value })).toThrow(/mismatch \(\/a\): expected a (Uint8Array|value of Float64Array)/);
  });

  test("a message that says that it is longer is refused", () => {
    const codec = packBy(engine, bytes);
    codec.decode(codec.encode(new Uint8Array(90).fill(SECRET)));
    for (const length of [61, 2.5, 600, Number.NaN]) {
      const message = lying(Uint8Array.of(60, 1, 2), { length, byteLength: length });
      expect(() => codec.decode(message)).toThrow(new TypeError("a message must be a Uint8Array"));
    }
  });

  const lengths = [
    [-1],
    [Number.NaN],
    [1.5],
    [2 ** 53],
    [2 ** 31],
    [Infinity],
    ["2"],
    [null],
    [undefined],
    [2, -1],
    [2, Number.NaN],
    [2, 2 ** 53],
    [2, 2, -1],
  ];
  const lists: [what: string, type: Schema, values: unknown[]][] = [
    ["bool", list(bool), [true, true]],
    ["f64", list(f64), [1, 2]],
    ["vu53", list(vu53), [1, 2]],
    ["vi64", list(vi64), [1n, 2n]],
    ["text", list(str), ["a", "b"]],
    ["structs", list(Row), [{ x: 1 }, { x: 2 }]],
    ["optional values", list(nullable(u8)), [1, null]],
    ["optional integers", list(nullable(vu53)), [1, null]],
    ["a fixed size", array(u8, 2), [1, 2]],
    ["a tuple", tuple(u8, u8), [1, 2]],
    ["columns", columns({ x: u8 }), [{ x: 1 }, { x: 2 }]],
    ["columns of optional values", columns({ x: nullable(u8) }), [{ x: 1 }, { x: null }]],
  ];
  test.each(lists)("a list that lies about how many it has is refused, or written as it was: %s", (_, type, values) => {
    for (const each of lengths) {
      const made = packBy(engine, struct({ of: type }));
      const writer = usedWriter();
      try {
        made.encodeInto({ of: ofLength(values, ...each) }, writer);
      } catch (error) {
        expect(error).toBeInstanceOf(OctavoError);
        expect(error).toMatchObject({ family: "mismatch", path: expect.stringMatching(/^\/of/) });
        continue;
      }
      expect(made.decode(writer.copy())).toEqual({ of: values });
    }
    for (const length of [-1, Number.NaN, 1.5, 2 ** 53]) {
      expect(() => packBy(engine, struct({ of: type })).encode({ of: ofLength(values, length) })).toThrow(/mismatch \(\/of\)/);
    }
  });

  test("arrays of columns lie, too", () => {
    const made = packBy(engine, columnArrays({ a: Row, b: nullable(u8) }));
    for (const each of lengths) {
      const rows = ofLength([{ x: 1 }, { x: 2 }], ...each);
      for (const value of [
        { a: rows, b: [1, 2] },
        { a: [{ x: 1 }, { x: 2 }], b: ofLength([1, 2], ...each) },
      ]) {
        try {
          expect(made.decode(made.encode(value as never))).toEqual({ a: [{ x: 1 }, { x: 2 }], b: [1, 2] });
        } catch (error) {
          expect(error).toBeInstanceOf(OctavoError);
        }
      }
    }
  });

  test("an array that makes others of itself", () => {
    class Own extends Array<unknown> {
      override map(): never {
        return ofLength([], -1) as never;
      }
      override [Symbol.iterator](): ArrayIterator<unknown> {
        return [1, 2, 3, 4][Symbol.iterator]();
      }
    }
    const twice = codec(
      u8,
      (value: number) => value,
      (wire) => wire,
    );
    for (const item of engine === "emitted" ? [u8, nullable(u8)] : [u8, nullable(u8), twice]) {
      const made = packBy(engine, struct({ of: list(item as Schema) }));
      try {
        expect(made.decode(made.encode({ of: Own.of(1, 2) }))).toEqual({ of: [1, 2] });
      } catch (error) {
        expect(error).toBeInstanceOf(OctavoError);
      }
    }
  });

  test("a map that lies about how many it has", () => {
    const made = packBy(engine, struct({ of: map(str, u8) }));
    for (const size of [-1, Number.NaN, 1.5, 2 ** 53, Infinity]) {
      for (const entries of [[], [["a", 1]]] as [string, number][][]) {
        const value = Object.defineProperty(new Map(entries), "size", { value: size });
        try {
          expect(made.decode(made.encode({ of: value }))).toEqual({ of: new Map(entries) });
        } catch (error) {
          expect(error).toBeInstanceOf(OctavoError);
          expect(error).toMatchObject({ path: "/of" });
        }
      }
    }
  });

  const cases: [what: string, keys: string[], size: number, mayBeWritten: boolean][] = [
    ["each key once", ["b", "a"], 2, true],
    ["a key twice", ["a", "a"], 2, false],
    ["a key twice behind all others", ["a", "b", "a"], 2, true],
    ["fewer than it has", ["a"], 2, false],
    ["more than it has", ["a", "b", "c"], 2, false],
    ["no entry", [], 0, true],
  ];
  const mine = codec(
    str,
    (key: string) => key,
    (wire) => wire,
  );
  test.each(cases)("a map whose own iterator has %s", (_, keys, size, mayBeWritten) => {
    class Own extends Map<string, number> {
      override get size() {
        return size;
      }
      override *[Symbol.iterator](): MapIterator<[string, number]> {
        for (const key of keys) yield [key, key.charCodeAt(0)];
      }
    }
    for (const key of engine === "emitted" ? [str] : [str, mine]) {
      const made = packBy(engine, struct({ of: map(key, u8) }));
      const written = () => made.decode(made.encode({ of: new Own() })).of;
      if (mayBeWritten) expect([...written().keys()]).toEqual([...new Set(keys)]);
      else expect(written).toThrow(/^mismatch \(\/of\): expected 2 entries, found [13]$/);
    }
  });
});

test("an open struct of 2^31 bytes is refused", () => {
  const writer = new Writer();
  const outer = beginSections(writer);
  writer.at += 2 ** 31;
  expect(() => endSections(writer, outer)).toThrow(expect.any(Wrong));
});
