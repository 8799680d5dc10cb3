import { encode, flex, OctavoError, read, toJson, toObject, verify } from "octavo/flex";
import { enumOf, list, map, str, struct, union } from "octavo/pack";
import { describe, expect, test } from "vitest";
import { build } from "./shared.ts";

/** Maps inside one another, `depth` of them, each with one entry of the same key. */
function nested(key: string, depth: number): Uint8Array {
  return build((it) => {
    const starts = Array.from({ length: depth }, () => {
      const start = it.startMap();
      it.key(key);
      return start;
    });
    it.putNull();
    for (const start of starts.reverse()) it.endMap(start);
  });
}

function errorOf(action: () => unknown): OctavoError {
  try {
    action();
  } catch (error) {
    if (error instanceof OctavoError) return error;
    throw error;
  }
  throw new Error("nothing was thrown");
}

test.each<[string, unknown]>([
  ["an object without a class", Object.create(null)],
  ["an object", {}],
  ["a number", 1],
  ["a symbol", Symbol("key")],
])("a key of a map that is %s is a mismatch of the map", (_, key) => {
  const value = new Map([[key, "value"]]);
  const type = map(str, str);
  for (const action of [
    () => encode([value]),
    () => flex(list(type)).encode([value as Map<string, string>]),
    () => flex(list(type), { engine: "closures" }).encode([value as Map<string, string>]),
  ]) {
    expect(errorOf(action)).toMatchObject({ family: "mismatch", expected: "a key that is a string", path: "/0" });
  }
});

describe("paths", () => {
  const message = nested("k".repeat(100_000), 64);
  const maps = 63;

  test.each<[string, () => unknown]>([
    ["toObject", () => toObject(message, { maxDepth: maps })],
    ["toJson", () => toJson(message, {}, { maxDepth: maps })],
    ["verify", () => verify(message, { maxDepth: maps })],
    ["a cursor", () => Array.from({ length: maps }).reduce<ReturnType<typeof read>>((it) => it.map.valueAt(0), read(message)).int],
    ["a codec", () => flex(map(str, map(str, str))).decode(message)],
  ])("through one long key over and over are short: %s", (_, action) => {
    const { path } = errorOf(action);
    expect(path).toMatch(/^(\/…)+$/);
  });

  test("have keys of 1000 bytes, and those that cannot be read as numbers", () => {
    const key = "k".repeat(1000);
    expect(read(nested(key, 1)).map.valueAt(0).path).toBe(`/${key}`);
    expect(read(nested(`${key}k`, 1)).map.valueAt(0).path).toBe("/…");
    expect(read(nested("é".repeat(501), 1)).map.valueAt(0).path).toBe("/…");
    const broken = nested("key", 1);
    broken[0] = 0xff;
    expect(read(broken).map.valueAt(0).path).toBe("/0");
  });

  test("of very many steps have the innermost", () => {
    const message = nested("key", 1000);
    const { path } = errorOf(() => toObject(message, { maxDepth: 999 }));
    expect(path).toBe("/key".repeat(999));
    const long = errorOf(() => toObject(nested("k".repeat(99), 1000), { maxDepth: 999 }));
    expect(long.path).toBe(`/…${`/${"k".repeat(99)}`.repeat(101)}`);
  });

  test("take no time for the length of a key", () => {
    const message = build((it) =>
      it.putMap(() => {
        it.key("k".repeat(2_000_000));
        it.putVector(() => Array.from({ length: 10_000 }, () => void it.putString("x")));
      }),
    );
    const values = [...read(message).map.valueAt(0).vector];
    const paths = values.map((value) => errorOf(() => value.int).path);
    expect(paths.at(-1)).toBe("/…/9999");
  });

  test("are told in one line", () => {
    const { path, message } = errorOf(() => read(nested("a\n\u001b[2J\u2028b\u0085", 1)).map.valueAt(0).int);
    expect(path).toBe("/a\n\u001b[2J\u2028b\u0085");
    expect(message).toContain("(/a%0A%1B[2J%E2%80%A8b%C2%85)");
  });
});

describe("names", () => {
  const long = "n".repeat(100_000);

  test("that an enum does not have are told in short", () => {
    const many = Array.from({ length: 1000 }, (_, index) => `name ${index}`);
    const [ofMany, ofLong] = [many, [long, "short"]].map((names) => errorOf(() => flex(list(enumOf(...names))).decode(strings("x"))));
    expect(ofMany!.expected).toMatch(/^one of name 0\|.*\|name 15\|…$/);
    expect(ofLong!.expected).toBe(`one of ${"n".repeat(40)}…|short`);
  });

  test("that a union does not have are told in short", () => {
    const codec = flex(union("type", { a: struct({ x: str }), b: struct({ x: str }) }));
    const message = build((it) =>
      it.putMap(() => {
        it.key("type");
        it.putString(long);
      }),
    );
    expect(errorOf(() => codec.decode(message)).found).toBe(`"${"n".repeat(40)}…"`);
  });
});

function strings(...texts: string[]): Uint8Array {
  return build((it) => it.putVector(() => texts.forEach((text) => void it.putString(text))));
}
