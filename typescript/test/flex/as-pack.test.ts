import fc from "fast-check";
import { type FlexCodecOptions, flex, sizeProfile, toObject } from "octavo/flex";
import { f32, flagsOf, list, type OctavoError, optional, pack, type Schema, struct, u8, union } from "octavo/pack";
import { expect, test } from "vitest";
import { ODD, spoiled } from "../fuzz/spoiled.ts";
import { random } from "../pack/random.ts";

/** All that write flex messages of a schema. */
const WAYS: FlexCodecOptions[] = [{}, { engine: "closures" }, { profile: sizeProfile }];

test.each<[string, object, string, string]>([
  ["another name", { ioc: true, post: false, extra: false }, "/0", "one of ioc|post"],
  ["another name that is inherited", Object.assign(Object.create({ extra: true }), { ioc: true, post: false }), "/0", "one of ioc|post"],
  ["fewer names", { ioc: true }, "/0/post", "a Boolean"],
  ["null", { ioc: null, post: true }, "/0/ioc", "a Boolean"],
])("flags with %s are refused", (_, flags, path, expected) => {
  const Flags = list(flagsOf("ioc", "post"));
  expect(() => pack(Flags).encode([flags] as never)).toThrow(expect.objectContaining({ family: "mismatch", path: "/0" }));
  for (const way of WAYS) {
    expect(() => flex(Flags, way).encode([flags] as never)).toThrow(expect.objectContaining({ family: "mismatch", path, expected }));
  }
});

test("numbers are rounded to single precision, but never to an infinity", () => {
  for (const codec of [pack(list(f32)), ...WAYS.map((way) => flex(list(f32), way))]) {
    expect(codec.decode(codec.encode([0.1, 2 ** 40 + 1, 1e-50, Infinity, NaN]))).toEqual([Math.fround(0.1), 2 ** 40, 0, Infinity, NaN]);
    for (const wrong of [1e300, "1", 1n, null]) {
      expect(() => codec.encode([wrong] as never)).toThrow(expect.objectContaining({ family: "mismatch", path: "/0" }));
    }
  }
  for (const way of WAYS) expect(flex(f32, way).encode(0.1)).toEqual(flex(f32, way).encode(Math.fround(0.1)));
});

test("functions are objects that may have the fields of a struct", () => {
  const Options = struct({ retries: optional(u8) });
  const Shape = union("kind", { point: struct({ x: u8 }) });
  const options = Object.assign(() => 1, { retries: 3 });
  const point = Object.assign(() => 1, { kind: "point" as const, x: 7 });
  expect([pack(Options).decode(pack(Options).encode(options)), pack(Shape).decode(pack(Shape).encode(point))]).toEqual([
    { retries: 3 },
    { kind: "point", x: 7 },
  ]);
  for (const way of WAYS) {
    expect(toObject(flex(Options, way).encode(options))).toEqual({ retries: 3 });
    expect(toObject(flex(Shape, way).encode(point))).toEqual({ kind: "point", x: 7 });
  }
});

/** Whether a value was refused; of a key with NUL, which flex alone has not, there is nothing to say. */
function isRefused(encode: () => unknown): boolean | undefined {
  try {
    encode();
    return false;
  } catch (error) {
    if ((error as OctavoError).expected === "a key without NUL") return undefined;
    expect(error).toMatchObject({ name: "OctavoError", family: "mismatch", path: expect.any(String) });
    return true;
  }
}

test("random values with something odd in them are refused by both, or by none", { timeout: 60_000 }, () => {
  const cases = random(3).chain(({ type, values }) => fc.tuple(fc.constant(type), values, fc.nat(), fc.constantFrom(...ODD)));
  fc.assert(
    fc.property(cases, ([type, value, place, odd]) => {
      const codecs = WAYS.map((way) => codecOf(type, way));
      const changed = spoiled(value, place, odd());
      const expected = isRefused(() => pack(type).encode(changed));
      for (const codec of codecs) {
        if (!codec) return;
        expect(isRefused(() => codec.encode(changed)) ?? expected).toBe(expected);
      }
    }),
    { numRuns: 1000 },
  );
});

/** Undefined of a type that flex has no form for. */
function codecOf(type: Schema, way: FlexCodecOptions) {
  try {
    return flex(type, way);
  } catch {
    return undefined;
  }
}
