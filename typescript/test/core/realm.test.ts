import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { encode, flex, toObject } from "../../src/flex/index.ts";
import { bytes, columnArrays, date, f64, list, map, pack, type Schema, str, struct, typed, u8 } from "../../src/pack/index.ts";
import { engines, packBy } from "../pack/engines.ts";
import { toHex } from "../pack/vector-values.ts";

/** A value, and how another realm, whose classes are others, makes the same. */
const cases: [name: string, type: Schema, value: unknown, script: string][] = [
  ["bytes", bytes, Uint8Array.of(1, 2), "Uint8Array.of(1, 2)"],
  ["bytes in a list", list(bytes), [Uint8Array.of(1)], "[Uint8Array.of(1)]"],
  ["a typed array", typed(f64), Float64Array.of(1, 2), "Float64Array.of(1, 2)"],
  ["a map", map(str, u8), new Map([["a", 1]]), 'new Map([["a", 1]])'],
  ["a date", date, new Date(5), "new Date(5)"],
  ["an object", struct({ a: u8 }), { a: 1 }, "({ a: 1 })"],
];

describe.each(cases)("%s of another realm", (name, type, value, script) => {
  const foreign: unknown = runInNewContext(script);

  test.each(engines)("is written as pack by the engine of %s", (engine) => {
    const codec = packBy(engine, struct({ of: type }));
    expect(toHex(codec.encode({ of: foreign }))).toBe(toHex(codec.encode({ of: value })));
  });

  test.each(["generated", "closures"] as const)("is written as flex by the engine of %s", (engine) => {
    const codec = flex(struct({ of: type }), { engine });
    expect(toHex(codec.encode({ of: foreign }))).toBe(toHex(codec.encode({ of: value })));
  });

  test.skipIf(name === "a date")("is written as flex without a schema", () => {
    expect(toHex(encode({ of: foreign }))).toBe(toHex(encode({ of: value })));
  });
});

test("columns of another realm are written", () => {
  const codec = pack(columnArrays({ x: f64 }));
  const foreign = runInNewContext("({ x: Float64Array.of(1) })") as { x: Float64Array };
  expect(codec.decode(codec.encode(foreign))).toEqual({ x: Float64Array.of(1) });
});

/** A class of the program's own that is mapped to arrays. */
class Mapped extends Float64Array {
  static get [Symbol.species]() {
    return Array as never;
  }
}

const arrays: [string, typeof Float64Array][] = [
  ["another realm", runInNewContext("Float64Array") as typeof Float64Array],
  ["a class of its own", Mapped],
];
test.each(arrays)("keys that differ in the bits of a NaN are alike in arrays of %s", (_, type) => {
  const keys = [0x7ff8000000000000n, 0x7ff8000000000001n].map((bits) => new type(BigUint64Array.of(bits).buffer));
  for (const engine of engines) {
    const codec = packBy(engine, map(typed(f64), u8));
    expect(() => codec.encode(new Map(keys.map((key) => [key, 1])))).toThrow("expected keys that differ, found two that are written alike");
    expect(codec.decode(codec.encode(new Map([[keys[0]!, 1], [new type(2), 2]]))).size).toBe(2); // biome-ignore format: one
  }
});

test("messages of another realm are read, and whatever memory they are in", () => {
  const type = struct({ name: str, raw: bytes });
  const value = { name: "ö".repeat(300), raw: Uint8Array.of(1) };
  for (const [codec, read] of [
    [pack(type), undefined],
    [flex(type), toObject],
  ] as const) {
    const message = codec.encode(value);
    const shared = new Uint8Array(new SharedArrayBuffer(message.length));
    const resizable = new Uint8Array(
      new (ArrayBuffer as new (length: number, of: object) => ArrayBuffer)(message.length, { maxByteLength: 9999 }),
    );
    class Own extends Uint8Array {}
    const foreign = runInNewContext(`new Uint8Array(${message.length})`) as Uint8Array;
    for (const same of [shared, resizable, new Own(message.length), foreign, Buffer.alloc(message.length)]) {
      same.set(message);
      expect(codec.decode(same)).toEqual(value);
      expect(codec.decode(same).raw.buffer).toBeInstanceOf(ArrayBuffer);
      expect(read?.(same) ?? value).toEqual(value);
    }
  }
});

test("what only says that it is of a class is refused", () => {
  const fake = (name: string) => ({ [Symbol.toStringTag]: name });
  expect(() => pack(bytes).encode(fake("Uint8Array") as never)).toThrow("mismatch: expected a Uint8Array");
  expect(() => pack(typed(f64)).encode(fake("Float64Array") as never)).toThrow("mismatch: expected a value of Float64Array");
  for (const type of [map(str, u8), date]) expect(() => pack(type as Schema).encode(fake(type === date ? "Date" : "Map"))).toThrow();
});
