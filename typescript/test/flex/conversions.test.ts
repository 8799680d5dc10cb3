import { encode, type FlexCodecOptions, flex as flexOf, toObject, Writer } from "octavo/flex";
import {
  bytes,
  codec,
  defaulted,
  i32,
  i64,
  list,
  map,
  optional,
  pack,
  ref,
  type Schema,
  str,
  struct,
  type Type,
  tuple,
  u8,
  union,
} from "octavo/pack";
import { describe, expect, test } from "vitest";

describe.each(["generated", "closures"] as const)("by the engine of %s", (engine) => {
  const flex = <S extends Schema>(type: S, options: FlexCodecOptions = {}) => flexOf(type, { engine, ...options });

  test("what a program has instead, and defaults", () => {
    const Event = struct({
      at: codec(
        i64.number,
        (it: Date) => it.getTime(),
        (it) => new Date(it),
      ),
      level: defaulted(u8, 3),
    });
    const events = flex(Event);
    const event = { at: new Date(1_700_000_000_000), level: 5 };
    expect(events.decode(events.encode(event))).toEqual(event);
    expect(events.decode(encode({ at: 0 }))).toEqual({ at: new Date(0), level: 3 });
  });

  test("what a program has instead of a type that is declared later", () => {
    const Doubled: Type<number> = codec(
      i32,
      (it: number) => it * 2,
      (it) => it / 2,
    );
    const Twice = flex(
      defaulted(
        ref(() => Doubled),
        0,
      ),
    );
    expect(toObject(Twice.encode(7))).toBe(14);
    expect(Twice.decode(Twice.encode(7))).toBe(7);
  });

  test("what a program has instead of the structs of a union", () => {
    const type = union("kind", { point: struct({ x: u8, y: u8 }), none: struct({}) });
    const Shape = codec(
      type,
      (at: [number, number] | undefined) => (at ? { kind: "point", x: at[0], y: at[1] } : { kind: "none" }),
      (shape): [number, number] | undefined => (shape.kind === "point" ? [shape.x, shape.y] : undefined),
    );
    const shapes = flex(list(Shape));
    const values: ([number, number] | undefined)[] = [[1, 2], undefined];
    expect(toObject(shapes.encode(values))).toEqual([{ kind: "point", x: 1, y: 2 }, { kind: "none" }]);
    expect(shapes.decode(shapes.encode(values))).toEqual(values);
  });

  test("conversions of what is optional, of conversions, and in tuples, lists and maps", () => {
    const Half = codec(
      u8,
      (it: number) => it * 2,
      (it) => it / 2,
    );
    const Shown = codec(
      optional(Half),
      (it: string) => (it === "" ? undefined : Number(it)),
      (it) => (it === undefined ? "" : String(it)),
    );
    const Pair = tuple(Shown, optional(tuple(Half, Shown)), defaulted(list(Half), []));
    const type = struct({ first: Shown, half: optional(Half), pairs: list(Pair), named: map(str, Shown) });
    const value = {
      first: "3",
      half: undefined,
      pairs: [["", [2, "4"], [5]] as const, ["6", undefined, []] as const],
      named: new Map([["a", "7"], ["b", ""]]), // biome-ignore format: one
    };
    const message = flex(type).encode(value);
    expect(toObject(message)).toEqual({
      first: 6,
      half: null,
      pairs: [
        [null, [4, 8], [10]],
        [12, null, []],
      ],
      named: { a: 14, b: null },
    });
    expect(flex(type).decode(message)).toEqual(value);
    expect(() => flex(type).encode({ ...value, pairs: [["", [2, "400"], []]] })).toThrow("(/pairs/0/1/1): expected an integer of 0 to 255");
    expect(() => flex(type).encode({ ...value, half: null as never, first: null as never })).not.toThrow();
    expect(() => flex(tuple(Half, Half)).encode([1] as never)).toThrow("expected an array of 2, found an array");
    expect(() => flex(tuple(Half, Half)).decode(encode([1]))).toThrow("expected a vector of 2, found vector_int");
  });

  test.each<[string, Schema, (row: object) => unknown]>([
    ["a tuple", tuple(u8, struct({ a: u8 })), (row) => [1, row]],
    ["a default", struct({ rows: defaulted(list(struct({ a: u8 })), []) }), (row) => ({ rows: [row] })],
    ["an own type", codec(struct({ a: u8 }), (row: { a: number }) => row, (row) => row), (row) => row], // biome-ignore format: one
  ])("code writes what stands inside %s, where it may be made", (_, type, around) => {
    let stack: string | undefined;
    const row = {
      get a() {
        stack = new Error().stack;
        return 1;
      },
    };
    flex(type).encode(around(row));
    expect(stack?.includes("StructCoder.write")).toBe(engine === "closures");
  });

  test("what is optional is a property that is undefined, as in pack", () => {
    const type = struct({ a: optional(u8), b: u8, c: optional(str) });
    for (const codec of [flex(type), pack(type)]) {
      expect(codec.decode(codec.encode({ b: 1 }))).toStrictEqual({ a: undefined, b: 1, c: undefined });
    }
    expect(flex(type).decode(encode({ b: 1 }))).toStrictEqual({ a: undefined, b: 1, c: undefined });
  });

  describe("what a type's own code throws", () => {
    const mine = new RangeError("mine");
    const throwing = () => {
      throw mine;
    };
    const found = { family: "mismatch", expected: "a value that its codec accepts", found: "RangeError: mine", path: "/0/a", cause: mine };
    const typeOf = (encode: (value: number) => number, decode: (wire: number) => number) => list(struct({ a: codec(u8, encode, decode) }));

    test("is the cause of a mismatch that says where", () => {
      expect(() => flex(typeOf(throwing, Number)).encode([{ a: 1 }])).toThrow(expect.objectContaining(found));
      expect(() => flex(typeOf(Number, throwing)).decode(encode([{ a: 1 }]))).toThrow(expect.objectContaining(found));
      const [first] = flex(typeOf(Number, throwing)).view(encode([{ a: 1 }]));
      expect(() => first!.a).toThrow(expect.objectContaining(found));
    });

    test("once, and then not, is an error, too, and nothing has been written", () => {
      let isFirst = true;
      const failingOnce = (value: number) => {
        if (!isFirst) return value;
        isFirst = false;
        throw mine;
      };
      const writer = new Writer();
      expect(() => flex(typeOf(failingOnce, Number)).encodeInto([{ a: 1 }], writer)).toThrow(expect.objectContaining({ cause: mine }));
      expect(writer.at).toBe(0);
      isFirst = true;
      expect(() => flex(typeOf(Number, failingOnce)).decode(encode([{ a: 1 }]))).toThrow(expect.objectContaining({ cause: mine }));
    });
  });

  test("bytes that come back are a copy, of a Buffer, too", () => {
    const blobs = flex(struct({ data: bytes }));
    const message = Buffer.from(blobs.encode({ data: Uint8Array.of(1, 2, 3) }));
    const { data } = blobs.decode(message);
    message.fill(0);
    expect(data).toStrictEqual(Uint8Array.of(1, 2, 3));
  });
});
