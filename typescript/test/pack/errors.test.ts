import { describe, expect, test } from "vitest";
import {
  codec,
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
  OctavoError,
  open,
  optional,
  ref,
  type Schema,
  str,
  struct,
  type Type,
  tuple,
  u8,
  u32,
  union,
  uuid,
  vi53,
  vi64,
  vu32,
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
  const orders = packBy(engine, Order);

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
    ["a value of a map", { prices: new Map([["a", "1"]]) }, 'mismatch (/prices/0/value): expected a value of f64, found "1"'],
    ["a row", { rows: [{ p: 1 }, null] }, "mismatch (/rows/1): expected an object, found null"],
    ["a column", { rows: [{ p: 1 }, { p: "1" }] }, 'mismatch (/rows/1/p): expected a value of f64, found "1"'],
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
    expect(() => orders.encodeInto({ ...order, ...change }, writer)).toThrow(expect.objectContaining({ name: "OctavoError", message }));
    expect(writer.at).toBe(3);
  });

  test("a value comes back", () => {
    expect(orders.decode(orders.encode(order))).toEqual(order);
  });

  test("malformed bytes have a path, too", () => {
    const message = orders.encode(order);
    const cut = message.subarray(0, message.length - 5);
    expect(() => orders.decode(cut)).toThrow(expect.objectContaining({ kind: "truncated", offset: cut.length, path: "/at/1" }));
  });

  test.each([
    ["in full", i64, 4],
    ["compressed", vi64, 5],
    ["that may be missing", nullable(i64), 5],
  ])("an integer %s that is no safe number is a mismatch where it stands", (_, type, offset) => {
    const as = type.node.kind === "optional" ? nullable(i64.number) : (type as typeof i64).number;
    const message = packBy(engine, struct({ id: u32, of: type as typeof i64 })).encode({ id: 1, of: 2n ** 60n });
    const found = { family: "mismatch", offset, path: "/of", expected: "a safe integer" };
    expect(() => packBy(engine, struct({ id: u32, of: as })).decode(message)).toThrow(expect.objectContaining(found));
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
    expect(() => packBy(engine, list(struct({}))).decode(claim)).toThrow(
      expect.objectContaining({ kind: "count", offset: 0, expected: "values for the 0 bytes left" }),
    );
  });

  test.each<[string, Schema, unknown, string]>([
    ["numbers", list(nullable(u8)), [null, 256], "/1"],
    ["compressed integers", list(nullable(vi53)), [1, null, null, 0.5], "/3"],
    ["texts", list(nullable(str)), [null, "a", null, 5], "/3"],
    ["a column", columns({ a: nullable(str) }), [{ a: null }, { a: 5 }], "/1/a"],
    ["dates", list(nullable(date)), [null, 5], "/1"],
    ["lists", list(nullable(list(nullable(u8)))), [null, [null, 1], null, [1, null, -1]], "/3/2"],
  ])("optional values are counted with those that are not there: %s", (_, type, values, path) => {
    expect(() => packBy(engine, type).encode(values)).toThrow(expect.objectContaining({ name: "OctavoError", path }));
  });

  test("optional values that are read are counted with those that are not there, too", () => {
    const read = (type: Schema, ...message: number[]) => packBy(engine, type).decode(Uint8Array.from(message));
    expect(() => read(list(nullable(str)), 3, 6, 1, 65, 1, 255)).toThrow(expect.objectContaining({ kind: "utf8", path: "/2" }));
    expect(() => read(list(nullable(str)), 3, 4, 1, 255)).toThrow(expect.objectContaining({ kind: "utf8", path: "/2" }));
  });

  test("what the code of a type refuses has the place, too", () => {
    const odd = [7, null, "no uuid", new Date(Number.NaN)] as never[];
    for (const value of odd) {
      expect(() => packBy(engine, list(struct({ id: uuid }))).encode([{ id: value }])).toThrow(
        /^mismatch \(\/0\/id\): expected a UUID, found /,
      );
      expect(() => packBy(engine, map(str, date)).encode(new Map([["a", value]]))).toThrow(
        /^mismatch \(\/0\/value\): expected a Date that is valid, found /,
      );
      expect(() => packBy(engine, date).encode(value)).toThrow(/^mismatch: expected a Date that is valid, found /);
    }
  });

  test("an instant that no Date has is none", () => {
    const message = packBy(engine, list(tuple(vi64.number, vu32))).encode([[8.64e12 + 1, 0]]);
    expect(() => packBy(engine, list(date)).decode(message)).toThrow(
      "mismatch (/0): expected an instant that a Date has, found 8640000000001",
    );
  });

  test("a second has less than 1000000000 nanoseconds", () => {
    const message = packBy(engine, list(tuple(vi64.number, vu32))).encode([
      [0, 999_999_999],
      [0, 1_000_000_000],
    ]);
    expect(() => packBy(engine, list(date)).decode(message)).toThrow(
      "mismatch (/1): expected nanoseconds below 1000000000, found 1000000000",
    );
  });

  // else the functions would have to be exported
  if (engine !== "emitted") {
    describe("what a type's own code throws", () => {
      const throwing = (error: unknown) => () => {
        throw error;
      };
      const mine = new RangeError("mine");
      const inner = new OctavoError("mismatch", { expected: "this", found: "that", path: "/inner" });

      test.each([mine, "mine", inner])("is the cause of a mismatch that says where: %s", (error) => {
        const found = { family: "mismatch", expected: "a value that its codec accepts", found: `${error}`, path: "/0/a", cause: error };
        const [writing, reading] = [codec(u8, throwing(error), Number), codec(u8, Number, throwing(error))];
        for (const [write, read] of [
          [writing, reading],
          [nullable(writing), nullable(reading)],
        ] as const) {
          expect(() => packBy(engine, list(struct({ a: write }))).encode([{ a: 1 }])).toThrow(expect.objectContaining(found));
          const message = packBy(engine, list(struct({ a: read }))).encode([{ a: 1 }]);
          expect(() => packBy(engine, list(struct({ a: read }))).decode(message)).toThrow(expect.objectContaining(found));
        }
      });

      test("is that mismatch if it is one without a place", () => {
        const own = new OctavoError("mismatch", { expected: "this", found: "that", cause: mine });
        expect(() => packBy(engine, list(codec(u8, throwing(own), Number))).encode([1])).toThrow(
          expect.objectContaining({ message: "mismatch (/0): expected this, found that", cause: mine }),
        );
      });

      test("is at the root if its type is all there is", () => {
        expect(() => packBy(engine, codec(u8, throwing(mine), Number)).encode(1)).toThrow(expect.objectContaining({ path: "" }));
        expect(() => packBy(engine, codec(u8, Number, throwing(mine))).decode(Uint8Array.of(1))).toThrow(
          expect.objectContaining({ path: "" }),
        );
      });

      test("once, and then not, is an error, too", () => {
        let isFirst = true;
        const failingOnce = (value: number) => {
          if (!isFirst) return value;
          isFirst = false;
          throw mine;
        };
        expect(() => packBy(engine, list(codec(u8, failingOnce, Number))).encode([1])).toThrow(expect.objectContaining({ cause: mine }));
        isFirst = true;
        expect(() => packBy(engine, list(codec(u8, Number, failingOnce))).decode(Uint8Array.of(1, 1))).toThrow(
          expect.objectContaining({ family: "mismatch", cause: mine }),
        );
      });
    });
  }

  test("what is found is told in words", () => {
    const told = (value: unknown) => {
      try {
        packBy(engine, str).encode(value as never);
      } catch (error) {
        return (error as OctavoError).found;
      }
      return undefined;
    };
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    const values = [new Map(), new Date(), [], {}, new Uint8Array(), Object.create(null), proxy, new (class {})()];
    expect(values.map(told)).toEqual(["a Map", "a Date", "an array", "an Object", "a Uint8Array", "an object", "an object", "an object"]);
    expect(() => packBy(engine, list(list(u8)), { limits: { maxDepth: 1 } }).encode([[]])).toThrow(/ inside one another, found more$/);
  });

  test("a type of the program's own may pack while it is packed", () => {
    const inner = packBy(engine, struct({ name: str, at: date }));
    const value = { name: "ada", at: new Date(1_816_000_000_123) };
    expect(inner.decode(inner.encode(value))).toEqual(value);
  });

  test.each([new ArrayBuffer(4), "abcd", [[1, 2, 3, 4]], new Float64Array(4), {}, 1])("what is no Uint8Array is no message", (message) => {
    expect(() => orders.decode(message as never)).toThrow("a message must be a Uint8Array");
  });

  test("a message that was transferred is an empty one", () => {
    const message = Uint8Array.from(orders.encode(order));
    structuredClone(message, { transfer: [message.buffer] });
    expect(() => orders.decode(message)).toThrow(expect.objectContaining({ kind: "truncated", offset: 0 }));
  });

  test("a writer whose memory was transferred takes other memory when it is cleared", () => {
    const writer = new Writer();
    orders.encodeInto(order, writer);
    structuredClone(writer.bytes, { transfer: [writer.bytes.buffer] });
    writer.clear();
    orders.encodeInto(order, writer);
    expect(writer.written()).toEqual(orders.encode(order));
  });

  test("limits are kept", () => {
    const limited = packBy(engine, list(str), { limits: { maxElements: 2, maxStringBytes: 3 } });
    const free = packBy(engine, list(str));
    expect(limited.decode(free.encode(["abc", ""]))).toEqual(["abc", ""]);
    expect(() => limited.decode(free.encode(["", "", ""]))).toThrow(expect.objectContaining({ kind: "limit", offset: 0 }));
    expect(() => limited.decode(free.encode(["abcd"]))).toThrow(expect.objectContaining({ kind: "limit", offset: 2, path: "/0" }));
  });
});

test.each(engines)("a path through a long name over and over is short: %s", (engine) => {
  const name = "n".repeat(1001);
  interface Chain {
    [name: string]: Chain | undefined;
  }
  const chain: Type<Chain> = struct({ [name]: optional(ref(() => chain)) });
  const deep = Array.from({ length: 100 }).reduce<Chain>((inner) => ({ [name]: inner }), {});
  expect(() => packBy(engine, chain).encode(deep)).toThrow(expect.objectContaining({ path: "/…".repeat(64) }));
});
