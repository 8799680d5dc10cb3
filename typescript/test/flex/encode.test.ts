import { encode, read, sizeProfile, toObject } from "octavo/flex";
import { describe, expect, test } from "vitest";

describe("plain values", () => {
  test.each<[unknown, string, unknown]>([
    [undefined, "null", null],
    [7, "int", 7],
    [-0, "float", -0],
    [2 ** 53, "float", 2 ** 53],
    [0.5, "float", 0.5],
    [Number.NaN, "float", Number.NaN],
    [7n, "int", 7],
    [-(2n ** 63n), "int", -(2n ** 63n)],
    [2n ** 63n, "uint", 2n ** 63n],
    [Uint8Array.of(1, 2), "blob", Uint8Array.of(1, 2)],
    [Float32Array.of(1, 2.5), "vector_float", [1, 2.5]],
    [Uint16Array.of(1, 500), "vector_int", [1, 500]],
    [BigInt64Array.of(1n, -5n), "vector_int", [1, -5]],
    [[], "vector", []],
    [[1, "a", undefined], "vector", [1, "a", null]],
    [["a", "b"], "vector", ["a", "b"]],
    [new Map([["a", 1]]), "map", { a: 1 }],
    [{ b: 1, a: undefined }, "map", { b: 1 }],
    [Object.assign(Object.create(null), { a: 1 }), "map", { a: 1 }],
    [JSON.parse('{"__proto__":1}'), "map", JSON.parse('{"__proto__":1}')],
  ])("%o is of the type %s", (value, type, back) => {
    const message = encode(value);
    expect(read(message).type).toBe(type);
    expect(toObject(message)).toEqual(back);
    expect(toObject(encode(value, { profile: sizeProfile }))).toEqual(back);
  });

  test.each<[unknown, string]>([
    [() => 1, "a value that flex has"],
    [Symbol("a"), "a value that flex has"],
    [new Date(0), "a plain object"],
    [new Set(), "a plain object"],
    [Object.assign(new Set(), { constructor: null }), "a plain object"],
    [new Map([[1, 2]]), "a key that is a string"],
    [2n ** 64n, "an unsigned 64-bit integer"],
    [-(2n ** 63n) - 1n, "a signed 64-bit integer"],
    ["\udc00", "text without lone surrogates"],
    [{ "\udc00": 1 }, "text without lone surrogates"],
    [{ "a\0b": 1 }, "a key without NUL"],
  ])("value %# is refused", (value, expected) => {
    for (const options of [{}, { profile: sizeProfile }]) {
      expect(() => encode([value], options)).toThrow(expect.objectContaining({ family: "mismatch", expected }));
      expect(toObject(encode([1], options))).toEqual([1]);
    }
  });

  test("what is refused says where", () => {
    const value = { a: 1, "b/c": [1, new Map([["d", [2n ** 64n]]])] };
    expect(() => encode(value)).toThrow(expect.objectContaining({ path: "/b~1c/1/d/0" }));
    expect(() => encode({ a: { "\0": 1 } })).toThrow(expect.objectContaining({ path: "/a/\0" }));
    expect(() => encode({ a: Float64Array.of(1), b: () => 1 })).toThrow(expect.objectContaining({ path: "/b", found: "function" }));
    const classless = Object.create(Object.create(Object.create(null)));
    expect(() => encode({ a: classless })).toThrow(expect.objectContaining({ path: "/a", found: "object" }));
  });

  test("what contains itself is refused", () => {
    const self: unknown[] = [];
    self.push(self);
    expect(() => encode(self)).toThrow("at most 1000 containers in each other");
  });

  test("a getter may encode, too", () => {
    const value = {
      get inner() {
        return encode({ a: 1 });
      },
    };
    expect(toObject((toObject(encode(value)) as { inner: Uint8Array }).inner)).toEqual({ a: 1 });
  });
});
