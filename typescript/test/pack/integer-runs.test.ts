import { describe, expect, test } from "vitest";
import { list, nullable, vi32, vi53, vi64, vu32, vu53, vu64 } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const powers = Array.from({ length: 54 }, (_, at) => 2 ** at);
const unsigned = [0, ...powers.flatMap((power) => [power - 1, power])].filter(Number.isSafeInteger);
const signed = [...unsigned, ...unsigned.map((value) => -value)];
const no: unknown[] = [
  0.5,
  -0.5,
  1.5,
  2 ** 31 + 0.5,
  2 ** 47 + 0.5,
  2 ** 53,
  -(2 ** 53),
  2 ** 60,
  Infinity,
  -Infinity,
  NaN,
  "1",
  1n,
  true,
  null,
  undefined,
  {},
];

describe.each(engines)("lists of integers by the engine of %s", (engine) => {
  test.each([
    ["vu53", vu53, unsigned],
    ["vi53", vi53, signed],
    ["vu32", vu32, unsigned.filter((value) => value < 2 ** 32)],
    ["vi32", vi32, signed.filter((value) => (value | 0) === value)],
  ] as const)("%s: those around each power of two come back, alone and with others", (_, type, values) => {
    const codec = packBy(engine, list(type));
    const exact = packBy("closures", list(type));
    for (const value of values) {
      for (const each of [[value], [1, value, 2], [value, 1, value]]) {
        const message = codec.encode(each);
        expect(message).toEqual(exact.encode(each));
        expect(codec.decode(message)).toEqual(each.map((it) => it + 0));
      }
    }
  });

  test.each([vu53, vi53, vu32, vi32])("what is no integer is refused", (type) => {
    for (const value of no) expect(() => packBy(engine, list(type)).encode([1, value as number])).toThrow(/mismatch \(\/1\)/);
  });

  test("what is out of the range of a type is refused", () => {
    for (const value of [-1, -(2 ** 40)]) expect(() => packBy(engine, list(vu53)).encode([value])).toThrow(/expected a value of vu53/);
    for (const value of [-1, 2 ** 32, 2 ** 40])
      expect(() => packBy(engine, list(vu32)).encode([value])).toThrow(/expected a value of vu32/);
    for (const value of [2 ** 31, -(2 ** 31) - 1])
      expect(() => packBy(engine, list(vi32)).encode([value])).toThrow(/expected a value of vi32/);
  });

  test("bigints and nullable integers come back", () => {
    const wide = [0n, 1n, 2n ** 47n, 2n ** 63n - 1n];
    expect(packBy(engine, list(vu64)).decode(packBy(engine, list(vu64)).encode(wide))).toEqual(wide);
    expect(packBy(engine, list(vi64)).decode(packBy(engine, list(vi64)).encode(wide.map((it) => -it)))).toEqual(wide.map((it) => -it));
    const some = [null, 5, null, 2 ** 41, -7];
    expect(packBy(engine, list(nullable(vi53))).decode(packBy(engine, list(nullable(vi53))).encode(some))).toEqual(some);
  });
});
