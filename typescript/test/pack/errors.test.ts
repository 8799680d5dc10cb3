import { describe, expect, test } from "vitest";
import {
  columns,
  date,
  enumOf,
  f32,
  f64,
  flagsOf,
  i64,
  list,
  map,
  nullable,
  open,
  ref,
  str,
  struct,
  type Type,
  tuple,
  u8,
  union,
  uuid,
  vi53,
  Writer,
} from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const Item = struct({ id: u8, name: str });
const Shape = union("type", { circle: struct({ radius: f32 }), none: struct({}) });
const Order = struct({
  "a/b": u8,
  items: list(Item),
  side: enumOf("buy", "sell"),
  flags: flagsOf("ioc"),
  prices: map(str, f64),
  rows: columns({ p: f64 }),
  shape: Shape,
  at: tuple(vi53, i64),
});
const order = {
  "a/b": 1,
  items: [{ id: 1, name: "x" }],
  side: "buy" as const,
  flags: { ioc: true },
  prices: new Map([["a", 1]]),
  rows: [{ p: 1 }],
  shape: { type: "circle" as const, radius: 1 },
  at: [1, 2n] as [number, bigint],
};

describe.each(engines)("errors by the engine of %s", (engine) => {
  const codec = packBy(engine, Order);

  const wrong: [string, object, string][] = [
    ["out of range", { "a/b": 256 }, "mismatch (/a~1b): expected a value of u8, found 256"],
    ["in a list", { items: [order.items[0], { id: -1, name: "" }] }, "mismatch (/items/1/id): expected a value of u8, found -1"],
    ["a field that is missing", { items: [{ id: 1 }] }, "mismatch (/items/0/name): expected a string, found undefined"],
    [
      "a lone surrogate",
      { items: [{ id: 1, name: "\ud800" }] },
      'mismatch (/items/0/name): expected text without lone surrogates, found "\\ud800"',
    ],
    ["a name of no enum", { side: "hold" }, 'mismatch (/side): expected one of buy, sell, found "hold"'],
    ["a flag that there is none of", { flags: { ioc: true, fok: true } }, 'mismatch (/flags): expected flags ioc, found "fok"'],
    ["a flag that is none", { flags: { ioc: 1 } }, "mismatch (/flags): expected a boolean, found 1"],
    ["no map", { prices: {} }, "mismatch (/prices): expected a Map, found an Object"],
    ["a value of a map", { prices: new Map([["a", "1"]]) }, 'mismatch (/prices/0/1): expected a value of f64, found "1"'],
    ["a row", { rows: [{ p: 1 }, null] }, "mismatch (/rows/1): expected an object, found null"],
    ["a column", { rows: [{ p: 1 }, { p: "1" }] }, 'mismatch (/rows/p/1): expected a value of f64, found "1"'],
    ["a case of no union", { shape: { type: "square" } }, 'mismatch (/shape): expected one of circle, none as type, found "square"'],
    [
      "a number that single precision has not",
      { shape: { type: "circle", radius: 1e39 } },
      "mismatch (/shape/radius): expected a value of f32, found 1e+39",
    ],
    ["a number for a bigint", { at: [1, 2] }, "mismatch (/at/1): expected a value of i64, found 2"],
    ["a bigint for a number", { at: [1n, 2n] }, "mismatch (/at/0): expected a value of vi53, found 1n"],
    ["too short a tuple", { at: [1] }, "mismatch (/at): expected 2 values, found 1"],
  ];

  test.each(wrong)("%s", (_, change, message) => {
    const writer = new Writer();
    writer.at = 3;
    expect(() => codec.encodeInto({ ...order, ...change }, writer)).toThrow(expect.objectContaining({ name: "OctavoError", message }));
    expect(writer.at).toBe(3);
  });

  test("a value comes back", () => {
    expect(codec.decode(codec.encode(order))).toEqual(order);
  });

  test("malformed bytes have a path, too", () => {
    const message = codec.encode(order);
    const cut = message.subarray(0, message.length - 5);
    expect(() => codec.decode(cut)).toThrow(expect.objectContaining({ kind: "truncated", offset: cut.length, path: "/at/1" }));
  });

  const primitives = [null, undefined, 5, "abc", true, 1n, Symbol("abc")];

  test.each([{ length: u8 }, { description: str }, { p: f64 }, { p: nullable(u8) }, { p: date }, {}])(
    "what is no object is no struct: %o",
    (fields) => {
      const [alone, inList] = [packBy(engine, struct(fields)), packBy(engine, list(struct(fields)))];
      const inOpen = packBy(engine, open(fields));
      const inUnion = packBy(engine, union("description" in fields ? "type" : "description", { abc: struct(fields) }));
      for (const value of primitives as never[]) {
        for (const codec of [alone, inOpen, inUnion]) expect(() => codec.encode(value)).toThrow(/expected an object, found/);
        expect(() => inList.encode([value])).toThrow(/\(\/0\): expected an object, found/);
      }
    },
  );

  test("a function with the fields is an object", () => {
    const [codec, value] = [packBy(engine, list(struct({ p: f64 }))), Object.assign(() => 0, { p: 1.5 })];
    expect(codec.decode(codec.encode([value]))).toEqual([{ p: 1.5 }]);
  });

  test("a value that contains itself is refused", () => {
    interface Node {
      next: Node[];
    }
    const Node: Type<Node> = struct({ next: list(ref(() => Node)) });
    const node: Node = { next: [] };
    node.next.push(node);
    expect(() => packBy(engine, Node).encode(node)).toThrow(/expected at most 64 values inside one another/);
  });

  test("4 bytes that claim 16 million elements are refused at once", () => {
    const claim = Uint8Array.of(0x80, 0x80, 0x80, 0x08);
    expect(() => packBy(engine, list(struct({}))).decode(claim)).toThrow(expect.objectContaining({ kind: "count", offset: 0 }));
  });

  test("what a type's own code refuses keeps its error", () => {
    expect(() => packBy(engine, list(uuid)).encode(["no uuid"])).toThrow("expected a UUID, found no uuid");
    const invalid = packBy(engine, date);
    expect(() => invalid.encode(new Date(Number.NaN))).toThrow(/a value of vi64, found NaN/);
  });

  test("a type of the program's own may pack while it is packed", () => {
    const inner = packBy(engine, struct({ name: str, at: date }));
    const value = { name: "ada", at: new Date(1_816_000_000_123) };
    expect(inner.decode(inner.encode(value))).toEqual(value);
  });

  test.each([new ArrayBuffer(4), "abcd", [[1, 2, 3, 4]], new Float64Array(4), {}, 1])("what is no Uint8Array is no message", (message) => {
    expect(() => codec.decode(message as never)).toThrow("a message must be a Uint8Array");
  });

  test("limits are kept", () => {
    const limited = packBy(engine, list(str), { limits: { maxElements: 2, maxStringBytes: 3 } });
    const free = packBy(engine, list(str));
    expect(limited.decode(free.encode(["abc", ""]))).toEqual(["abc", ""]);
    expect(() => limited.decode(free.encode(["", "", ""]))).toThrow(expect.objectContaining({ kind: "limit", offset: 0 }));
    expect(() => limited.decode(free.encode(["abcd"]))).toThrow(expect.objectContaining({ kind: "limit", path: "/0" }));
  });
});
