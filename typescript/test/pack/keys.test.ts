import { describe, expect, test } from "vitest";
import { list, map, open, optional, shared, struct, tuple, u8, vi32 } from "../../src/pack/index.ts";
import { engines, packBy } from "./engines.ts";

const TEXT = "x".repeat(1 << 20);

describe.each(engines)("keys with shared texts, %s", (engine) => {
  const type = map(struct({ id: vi32, name: shared }), u8);
  const codec = packBy(engine, type);

  test("take no time for each text that they refer to", () => {
    const keys = Array.from({ length: 20_000 }, (_, id) => ({ id, name: TEXT }));
    const message = codec.encode(new Map(keys.map((key) => [key, 1])));
    expect(message.length).toBeLessThan(TEXT.length + 6 * keys.length);
    expect([...codec.decode(message).keys()].at(-1)).toEqual(keys.at(-1));
  });

  test("are the same if their texts are, by whichever reference", () => {
    const twice = packBy(engine, list(struct({ id: vi32, name: shared })));
    const key = { id: 7, name: "a" };
    const same = [...twice.encode([key]).subarray(1)];
    const other = [...twice.encode([key, key]).subarray(1 + same.length)];
    for (const second of [same, other]) {
      const message = Uint8Array.from([2, ...withValue(same), ...withValue(second)]);
      expect(() => codec.decode(message)).toThrow(expect.objectContaining({ kind: "duplicate", path: "/1" }));
    }
    const value = new Map([key, { ...key }].map((each) => [each, 1]));
    expect(() => codec.encode(value)).toThrow("keys that differ");
  });

  test("differ if one text of theirs does", () => {
    const names = ["a", "b", "ab", "", "a\0"];
    const keys = names.flatMap((first) => names.map((second) => [first, second] as [string, string]));
    const pairs = packBy(engine, map(tuple(shared, shared), u8));
    expect([...pairs.decode(pairs.encode(new Map(keys.map((key, at) => [key, at])))).keys()]).toEqual(keys);
  });

  test("may have texts that end with the section that has them", () => {
    const grown = packBy(engine, map(open({ name: shared }, { more: optional(shared) }), shared));
    const names = ["a", "b"].flatMap((name) => ["a", "b", "c", undefined].map((more) => ({ name, more })));
    const value = new Map(names.map((key) => [key, key.more ?? "none"]));
    expect(grown.decode(grown.encode(value))).toEqual(value);
  });
});

/** An entry of a key whose header has no bits, of a value of a byte. */
function withValue(key: readonly number[]): number[] {
  return [1, ...key];
}
