import { describe, expect, test } from "vitest";
import { flex } from "../../src/flex/index.ts";
import { i64, list, struct, u64, vi53, vi64, vu53, vu64 } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const { MAX_SAFE_INTEGER } = Number;

/** Each power of two that a number has exactly, and its neighbours. */
const edges = Array.from({ length: 54 }, (_, exponent) => 2 ** exponent)
  .flatMap((power) => [power - 1, power, power + 1])
  .filter((value) => value <= MAX_SAFE_INTEGER);

/** How many bytes a compressed integer takes. */
const byteCountOf = (value: number) => Math.max(1, Math.ceil(value.toString(2).length / 8));

describe.each(engines)("one compressed integer by the engine of %s", (engine) => {
  test.each([vu53, vu64.number])("an unsigned one of each width comes back: %#", (type) => {
    const codec = packBy(engine, struct({ x: type }));
    for (const x of edges) {
      const bytes = codec.encode({ x });
      expect(bytes.length, `${x}`).toBe(1 + byteCountOf(x));
      expect(codec.decode(bytes)).toEqual({ x });
    }
    expect(codec.encode({ x: -0 })).toEqual(codec.encode({ x: 0 }));
  });

  test("a signed one of each width comes back", () => {
    const codec = packBy(engine, struct({ x: vi53 }));
    for (const x of edges.flatMap((edge) => [edge, -edge - 1]).filter(Number.isSafeInteger)) {
      expect(codec.decode(codec.encode({ x }))).toEqual({ x });
    }
  });

  const none = [-1, 0.5, 2 ** 47 + 0.5, 2 ** 48 - 0.25, 2 ** 53, 1e300, -(2 ** 60), Infinity, -Infinity, Number.NaN, "1", 1n, null, true];
  test.each(none)("%s is no unsigned one", (x) => {
    expect(() => packBy(engine, struct({ x: vu53 })).encode({ x } as never)).toThrow("(/x): expected a value of vu53");
  });

  test("a short one beside one of each width in a list comes back", () => {
    const codec = packBy(engine, list(vu53));
    for (const x of edges) expect(codec.decode(codec.encode([1, x, 2 ** 40]))).toEqual([1, x, 2 ** 40]);
  });

  test("what follows one stands where it should", () => {
    const codec = packBy(engine, struct({ x: vu53, y: vu53, z: vu53 }));
    for (const x of edges) expect(codec.decode(codec.encode({ x, y: 1, z: x }))).toEqual({ x, y: 1, z: x });
  });
});

describe.each([i64.string, u64.string, vi64.string, vu64.string])("a decimal string: %#", (type) => {
  const codecs = [...engines.map((engine) => packBy(engine, list(type))), flex(list(type))];

  test.each(["0", "7", "10", "9223372036854775807"])("%s comes back", (text) => {
    for (const codec of codecs) expect(codec.decode(codec.encode([text]))).toEqual([text]);
  });

  test.each(["", "-", "-0", "00", "-01", "+1", " 1", "1.0", "0x1", "1e3"])("%j is none", (text) => {
    for (const codec of codecs) expect(() => codec.encode([text])).toThrow(/^mismatch \(\/0\): expected /);
  });
});
