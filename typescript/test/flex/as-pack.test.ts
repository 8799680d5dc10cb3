import { type FlexCodecOptions, flex, sizeProfile, toObject } from "octavo/flex";
import { f32, flagsOf, list, optional, pack, struct, u8, union } from "octavo/pack";
import { expect, test } from "vitest";

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
