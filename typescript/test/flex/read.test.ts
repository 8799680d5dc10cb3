import { encode, OctavoError, read, toObject, verify } from "octavo/flex";
import { describe, expect, test } from "vitest";
import { messageOf, repeated, sized } from "./shared.ts";
import { unhex, valid } from "./vectors.ts";

const message = (digits: string) => unhex(digits.replaceAll(" ", ""));
const vector = (id: string) => valid.find((it) => it.id === id)!.bytes;

/** A message whose root is this string. */
function stringMessage(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  return Uint8Array.of(bytes.length, ...bytes, 0, bytes.length + 1, 0x14, 1);
}

describe("strict getters", () => {
  test("read scalars", () => {
    expect(read(message("fb 04 01")).int).toBe(-5);
    expect(read(message("fb 08 01")).int).toBe(251);
    expect(read(message("01 68 01")).boolean).toBe(true);
    expect(read(message("00 00 01")).isNull).toBe(true);
  });

  test("read integers beyond 2^53 without loss", () => {
    const most = read(message("ffffffffffffffff 0b 08"));
    expect(most.integer).toBe(0xffffffffffffffffn);
    expect(most.bigint).toBe(0xffffffffffffffffn);
    expect(most.number).toBe(2 ** 64);
    expect(() => most.int).toThrow("an integer below 2^53");
    expect(read(message("0000000000002000 07 08")).integer).toBe(2n ** 53n);
    expect(read(message("ffffffffffff1f00 07 08")).integer).toBe(2 ** 53 - 1);
    expect(read(message("0000000000000080 07 08")).integer).toBe(-(2n ** 63n));
  });

  test("say where another type stands", () => {
    const root = read(message("612f6200 01 05 01 78 00 02 03 05 05 01 14 01 0f 01 01 03 28 04 24 01"));
    expect(() => root.string).toThrow(expect.objectContaining({ family: "mismatch", expected: "a string", found: "map", path: "" }));
  });

  test("read a map by key", () => {
    const { map } = read(message("6100 6200 02 05 04 02 01 02 07 00 04 00 04 24 01"));
    expect([...map].map(([key]) => key)).toEqual(["a", "b"]);
    expect(map.get("a")?.int).toBe(7);
    expect(map.get("b")?.isNull).toBe(true);
    expect([map.has("c"), map.has("a\0b"), map.has(""), map.has("ab"), map.has("a\0")]).toEqual([false, false, false, false, false]);
    expect(() => map.keyAt(2)).toThrow(RangeError);
    expect(() => map.valueAt(2)).toThrow(RangeError);
    expect(() => map.valueAt(-1)).toThrow(RangeError);
    expect(() => map.valueAt(0.5)).toThrow(RangeError);
    expect(() => map.keyAt(0.5)).toThrow(new RangeError("index 0.5 is not an integer in [0, 2)"));
  });

  test("find every key of every map", () => {
    for (const { bytes, value } of valid) {
      if (value.map === undefined) continue;
      const { map } = read(bytes);
      for (const [index, [key]] of value.map.entries()) {
        expect(map.indexOf(key)).toBe(index);
        expect(map.indexOf(`${key}\u0001`)).toBe(value.map.findIndex(([other]: [string]) => other === `${key}\u0001`));
      }
    }
  });

  test("a lone surrogate is no key, and not U+FFFD", () => {
    const { map } = read(message("efbfbd00 01 05 01 01 01 07 04 02 24 01"));
    expect([map.has("\ufffd"), map.has("\ud800")]).toEqual([true, false]);
  });

  test("a key that was read does not stand for bytes that are none", () => {
    const known = encode({ é: 1 });
    for (let time = 0; time < 3; time++) expect(toObject(known)).toEqual({ é: 1 });
    const latin1 = encode({ e: 1 }).map((byte) => (byte === 0x65 ? 0xe9 : byte));
    expect(() => toObject(latin1)).toThrow("expected UTF-8");
    expect(() => read(latin1).map.keyAt(0)).toThrow("expected UTF-8");
  });

  test("refuse roots that do not fit", () => {
    for (const digits of ["", "0001", "000402", "000403", "000400"]) expect(() => read(message(digits))).toThrow(OctavoError);
  });

  test("refuse a vector that holds itself", () => {
    expect(() => read(message("01 00 28 02 28 01")).vector.at(0).vector).toThrow(OctavoError);
  });
});

describe("conversions", () => {
  test.each([
    ["12", 12n, 12],
    [" \t+12", 12n, 12],
    ["-3", -3n, -3],
    ["000000000000000000000000000007", 7n, 7],
    ["9223372036854775807", 2n ** 63n - 1n, 2 ** 63],
    ["9223372036854775808", 0n, 2 ** 63],
    ["12 ", 0n, 0],
    ["12\0x", 12n, 12],
    ["1e3", 0n, 1000],
    [".5", 0n, 0.5],
    ["5.", 0n, 5],
    ["-inf", 0n, -Infinity],
    ["Infinity", 0n, Infinity],
    ["nan", 0n, Number.NaN],
    ["", 0n, 0],
    ["x", 0n, 0],
    ["--1", 0n, 0],
  ])("of the string %j", (text, integer, float) => {
    const value = read(stringMessage(text));
    expect(value.asBigInt()).toBe(integer);
    expect(value.asNumber()).toBe(float);
  });

  test("of strings to unsigned integers", () => {
    expect(read(stringMessage("18446744073709551615")).asBigUint()).toBe(2n ** 64n - 1n);
    expect(read(stringMessage("18446744073709551616")).asBigUint()).toBe(0n);
    expect(read(stringMessage("-1")).asBigUint()).toBe(2n ** 64n - 1n);
    expect(read(stringMessage("-1")).asBoolean()).toBe(true);
    expect(read(stringMessage("0.5")).asBoolean()).toBe(false);
  });

  test("of floats", () => {
    const float = (value: number) => {
      const bytes = message("0000000000000000 0f 08");
      new DataView(bytes.buffer).setFloat64(0, value, true);
      return read(bytes);
    };
    expect([1.9, -1.9, Number.NaN, 1e300, -1e300].map((it) => float(it).asBigInt())).toEqual([1n, -1n, 0n, 2n ** 63n - 1n, -(2n ** 63n)]);
    expect([1.9, -1, 1e19, 1e300].map((it) => float(it).asBigUint())).toEqual([1n, 2n ** 64n - 1n, 10n ** 19n, 2n ** 64n - 1n]);
    expect(float(0.5).asBoolean()).toBe(false);
  });

  test("of integers, Booleans and vectors", () => {
    expect(read(message("ff 04 01")).asBigUint()).toBe(2n ** 64n - 1n);
    expect(read(message("ffffffffffffffff 0b 08")).asBigInt()).toBe(-1n);
    expect(read(message("01 68 01")).asNumber()).toBe(1);
    for (const bytes of ["ff 68 01", "0002 68 02"]) {
      const boolean = read(message(bytes));
      expect([boolean.asNumber(), boolean.asBigInt(), boolean.asBigUint()]).toEqual([1, 1n, 1n]);
    }
    const vector = read(message("02 05 01 07 6a 04 28 01"));
    expect([vector.asBigInt(), vector.asNumber(), vector.asBoolean()]).toEqual([2n, 2, true]);
    const typed = read(message("03 01 02 03 03 2c 01"));
    expect([typed.asBigInt(), typed.asNumber(), typed.asBoolean()]).toEqual([0n, 0, false]);
  });

  test("of anything to collections", () => {
    const five = read(message("05 04 01"));
    expect([five.asString(), five.asVector().size, five.asMap().size, five.asBlob().length]).toEqual(["", 0, 0, 0]);
    expect([five.asMap().get("a"), [...five.asMap()], [...five.asVector()]]).toEqual([undefined, [], []]);
    const vector = read(encode(["a", 1]));
    expect([vector.asVector().size, vector.asMap().size, [...vector.asMap()]]).toEqual([2, 0, []]);
    const map = read(message("6100 6200 02 05 04 02 01 02 07 08 04 04 04 24 01"));
    expect([...map.asVector()].map((it) => it.int)).toEqual([7, 8]);
    expect(new TextDecoder().decode(read(stringMessage("hi")).asBlob())).toBe("hi");
  });
});

describe("typed arrays", () => {
  const numbers = message("0300 0100 0200 c800 06 2d 01");

  test("are views of aligned messages", () => {
    const view = read(numbers).vector.typedArray();
    expect(view).toEqual(Int16Array.of(1, 2, 200));
    expect(view.buffer).toBe(numbers.buffer);
  });

  test("are copies of others", () => {
    const moved = new Uint8Array(numbers.length + 1);
    moved.set(numbers, 1);
    expect(read(Buffer.from(moved.buffer).subarray(1)).vector.typedArray()).toEqual(Int16Array.of(1, 2, 200));
    const copy = read(moved.subarray(1)).vector.typedArray();
    expect(copy).toEqual(Int16Array.of(1, 2, 200));
    expect(copy.buffer).not.toBe(moved.buffer);
  });

  test("have the type in the message", () => {
    expect(read(message("03 01 00 01 03 90 01")).vector.typedArray()).toEqual(Uint8Array.of(1, 0, 1));
    expect(read(message("0000803f 00000040 08 4a 01")).vector.typedArray()).toEqual(Float32Array.of(1, 2));
    expect(() => read(message("02 05 01 07 6a 04 28 01")).vector.typedArray()).toThrow("a vector of any values");
    expect(() => read(message("00 38 01")).vector.typedArray()).toThrow(OctavoError);
  });
});

describe("toObject", () => {
  test("gives plain values", () => {
    expect(toObject(vector("the example of the FlexBuffers guide"))).toEqual({ foo: 100, vec: [-100, "Fred", 4] });
    expect(toObject(message("03 00 07 0e 03 64 01"))).toEqual(Uint8Array.of(0, 7, 14));
    expect(toObject(message("ffffffffffffffff 0b 08"))).toBe(2n ** 64n - 1n);
  });

  test("takes __proto__ for data", () => {
    const object = toObject(message("5f5f70726f746f5f5f00 01 0b 01 01 01 07 04 02 24 01")) as object;
    expect(Object.keys(object)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
  });

  test("keeps the limits", () => {
    const guide = vector("the example of the FlexBuffers guide");
    expect(() => toObject(guide, { maxDepth: 1 })).toThrow(expect.objectContaining({ family: "malformed", path: "/vec" }));
    expect(() => toObject(guide, { maxElements: 2 })).toThrow(expect.objectContaining({ path: "/vec" }));
    expect(() => toObject(guide, { maxStringBytes: 3 })).toThrow(expect.objectContaining({ path: "/vec/1" }));
  });

  test("starts at any value", () => {
    const vec = read(vector("the example of the FlexBuffers guide")).map.get("vec")!;
    expect(toObject(vec)).toEqual([-100, "Fred", 4]);
    expect(vec.vector.at(1).path).toBe("/vec/1");
  });

  test("ends when values are shared and shared again", () => {
    const bytes = sharedTree(60, 40);
    verify(bytes);
    expect(() => toObject(bytes)).toThrow("values shared again and again");
  });

  test("makes a text once, however often it is shared", () => {
    const text = "é".repeat(100_000);
    const texts = toObject(encode({ texts: new Array(10_000).fill(text), last: text })) as { texts: string[] };
    expect(new Set(texts.texts)).toEqual(new Set([text]));
  });

  test("makes a key that is a value once, however often it is shared", () => {
    expect(toObject(sharedKey(50_000, 10_000))).toEqual(new Array(10_000).fill("k".repeat(50_000)));
  });

  test("ends when bytes are shared again and again, each time to be copied", () => {
    expect(() => toObject(sharedBlob(100_000, 100))).toThrow("values shared again and again");
    expect(toObject(sharedBlob(100_000, 50))).toHaveLength(50);
  });
});

/** A vector of so many times the same key, which has so many characters. */
function sharedKey(length: number, count: number): Uint8Array {
  return messageOf(repeated({ bytes: [...new Array(length).fill(0x6b), 0], base: 0, packed: 0x10 }, count));
}

/** A vector of so many times the same blob, which has so many bytes. */
function sharedBlob(length: number, count: number): Uint8Array {
  return messageOf(repeated(sized(new Array(length).fill(7), length, 0x66), count));
}

/** Vectors in each other, `levels` deep, each with `count` times the same vector. */
function sharedTree(levels: number, count: number): Uint8Array {
  const bytes = [0];
  let base = 1;
  for (let level = 0; level < levels; level++) {
    bytes.push(count);
    const next = bytes.length;
    for (let index = 0; index < count; index++) bytes.push(bytes.length - base);
    for (let index = 0; index < count; index++) bytes.push(0x28);
    base = next;
  }
  return Uint8Array.from([...bytes, bytes.length - base, 0x28, 1]);
}

test("the bytes of plain values are a copy, of a Buffer, too", () => {
  const bytes = Buffer.from(encode({ data: Uint8Array.of(1, 2, 3) }));
  const value = toObject(bytes);
  bytes.fill(0);
  expect(value).toStrictEqual({ data: Uint8Array.of(1, 2, 3) });
});
