import { FlexBuilder, type FlexOptions, OctavoError, read, sizeProfile, toObject, verify } from "octavo/flex";
import { describe, expect, test } from "vitest";

function build(options: FlexOptions, fill: (builder: FlexBuilder) => void): Uint8Array {
  const builder = new FlexBuilder(options);
  fill(builder);
  return builder.finish();
}

const twins = (builder: FlexBuilder) => siblings(builder, ["alpha", "beta"], ["beta", "alpha"]);

const PROFILES: Record<string, FlexOptions> = { speed: {}, size: { profile: sizeProfile } };

/** Maps of these keys, in the orders given, with equal strings. */
function siblings(builder: FlexBuilder, ...orders: string[][]): void {
  builder.putVector(() => {
    for (const keys of orders) {
      builder.putMap(() => {
        for (const key of keys) {
          builder.key(key);
          builder.putString("some text");
        }
      });
    }
  });
}

const count = (message: Uint8Array, text: string) => Buffer.from(message).toString("latin1").split(text).length - 1;

describe.each(Object.entries(PROFILES))("a builder with the profile %s", (_, profile) => {
  test("shares keys, key vectors and strings", () => {
    const message = build(profile, twins);
    expect([count(message, "alpha"), count(message, "some text")]).toEqual([1, 1]);
    const single = build(profile, (it) => siblings(it, ["alpha", "beta"]));
    expect(message.length - single.length).toBe(3 + 2 * 2 + 2); // fields, values and types of a map, and an element of the vector
    expect(toObject(message)).toEqual([
      { alpha: "some text", beta: "some text" },
      { alpha: "some text", beta: "some text" },
    ]);
  });

  test("orders keys by their bytes in UTF-8", () => {
    const keys = ["\uffff", "😀", "z", "é", "a", "", "aa"];
    const message = build(profile, (builder) =>
      builder.putMap(() => {
        for (const key of keys) {
          builder.key(key);
          builder.putNull();
        }
      }),
    );
    verify(message);
    expect([...read(message).map].map(([key]) => key)).toEqual(["", "a", "aa", "z", "é", "\uffff", "😀"]);
  });

  test.each([
    ["a key twice", "each key once", (it: FlexBuilder) => it.putMap(() => ["a", "b", "a"].forEach((key) => void putEntry(it, key)))],
    ["a key with NUL", "a key without NUL", (it: FlexBuilder) => it.putKey("a\0b")],
    ["a lone surrogate", "text without lone surrogates", (it: FlexBuilder) => it.putString("a\ud800")],
    ["a long lone surrogate", "text without lone surrogates", (it: FlexBuilder) => it.putString(`${"漢".repeat(100)}\ud800`)],
    ["a fraction as an integer", "a signed 64-bit integer", (it: FlexBuilder) => it.putInt(0.5)],
    ["an integer beyond 2^53 as a number", "a signed 64-bit integer", (it: FlexBuilder) => it.putInt(2 ** 53)],
    ["2^63 as a signed integer", "a signed 64-bit integer", (it: FlexBuilder) => it.putInt(2n ** 63n)],
    ["-1 as an unsigned integer", "an unsigned 64-bit integer", (it: FlexBuilder) => it.putUint(-1)],
    ["2^64 as an unsigned integer", "an unsigned 64-bit integer", (it: FlexBuilder) => it.putUint(2n ** 64n)],
    ["a string as an integer", "a signed 64-bit integer", (it: FlexBuilder) => it.putInt("5" as never)],
    ["nothing as an integer", "an unsigned 64-bit integer", (it: FlexBuilder) => it.putUint(undefined as never)],
    ["nothing as a float", "a number", (it: FlexBuilder) => it.putFloat(undefined as never)],
    ["a string as a float", "a number", (it: FlexBuilder) => it.putIndirectFloat("1.5" as never)],
    ["a string as a Boolean", "a Boolean", (it: FlexBuilder) => it.putBoolean("no" as never)],
    ["floats as a blob", "a Uint8Array", (it: FlexBuilder) => it.putBlob(Float64Array.of(1) as never)],
    ["a number as a string", "a string", (it: FlexBuilder) => it.putString(5 as never)],
    ["a number as a key", "a string", (it: FlexBuilder) => it.putKey(5 as never)],
    ["a number as a name", "a string", (it: FlexBuilder) => it.putMap(() => it.key(5 as never))],
    ["too many containers", "at most 1000 containers in each other", nest],
  ])("refuses %s, and begins anew", (_, expected, fill) => {
    const builder = new FlexBuilder(profile);
    expect(() => fill(builder)).toThrow(expect.objectContaining({ family: "mismatch", expected }));
    builder.clear();
    builder.putInt(7);
    expect(read(builder.finish()).int).toBe(7);
  });

  test.each<[string, (builder: FlexBuilder) => (() => void)[]]>([
    ["string", (it) => [() => it.putString("\ud800")]],
    ["key", (it) => [() => it.putKey("a\0")]],
    ["blob", (it) => [() => it.putBlob(null as never)]],
    ["value of a map", (it) => inMap(it, [() => it.key("a"), () => it.putString("\ud800"), () => putEntry(it, "b")])],
    ["key of a map", (it) => inMap(it, [() => putEntry(it, "a"), () => it.key("b\ud800"), () => it.key("c"), () => it.putNull()])],
    ["map", (it) => inMap(it, [() => putEntry(it, "a"), () => putEntry(it, "a")])],
  ])("finishes no message a %s of which has failed", (_, steps) => {
    for (const shareKeys of [true, false]) {
      const builder = new FlexBuilder({ ...profile, shareKeys });
      const start = builder.startVector();
      expect(failuresOf([...steps(builder), () => builder.endVector(start)])).toBeGreaterThan(0);
      expect(() => builder.finish()).toThrow();
      builder.clear();
      putEntries(builder, "a", "b");
      expect(toObject(builder.finish())).toEqual({ a: null, b: null });
    }
  });

  test.each([
    ["a key outside a map", (it: FlexBuilder) => it.key("a")],
    ["a value without a key", (it: FlexBuilder) => it.putMap(() => it.putNull())],
    ["two keys", (it: FlexBuilder) => it.putMap(() => ["a", "b"].forEach((key) => void it.key(key)))],
    ["a key without a value", (it: FlexBuilder) => it.putMap(() => it.key("a"))],
    ["no value", (it: FlexBuilder) => it.finish()],
    ["an open container", (it: FlexBuilder) => it.startMap() + it.finish().length],
    ["the end of another container", (it: FlexBuilder) => it.endVector(it.startMap())],
  ])("wants no %s", (_, fill) => expect(() => fill(new FlexBuilder(profile))).toThrow(Error));

  test("makes the same message again and again", () => {
    const builder = new FlexBuilder(profile);
    const messages = Array.from({ length: 3 }, () => {
      twins(builder);
      return builder.finish();
    });
    expect(messages[1]).toEqual(messages[0]);
    expect(messages[2]).toEqual(messages[0]);
  });

  test("forgets keys when they are many", () => {
    const builder = new FlexBuilder(profile);
    for (let round = 0; round < 3; round++) {
      builder.putMap(() => {
        for (let i = 0; i < 5000; i++) putEntry(builder, `key ${round} ${i}`);
      });
      const { map } = read(builder.finish());
      expect([map.size, map.get(`key ${round} 4999`)?.isNull]).toEqual([5000, true]);
    }
  });

  test("writes a blob as it was when it was put", () => {
    const bytes = Uint8Array.of(1, 2, 3);
    const builder = new FlexBuilder(profile);
    builder.putBlob(bytes);
    bytes.fill(9);
    expect(read(builder.finish()).blob).toEqual(Uint8Array.of(1, 2, 3));
  });

  test("keeps the sign of zero, and NaN", () => {
    const message = build(profile, (it) => it.putVector(() => [0, -0, Number.NaN, 0.1, -0].forEach((value) => void it.putFloat(value))));
    expect(toObject(message)).toEqual([0, -0, Number.NaN, 0.1, -0]);
  });
});

test("keys and strings need not be shared", () => {
  const message = build({ shareKeys: false, shareStrings: false }, twins);
  expect([count(message, "alpha"), count(message, "some text")]).toEqual([2, 4]);
  verify(message);
  expect(toObject(message)).toEqual(toObject(build({}, twins)));
});

test("typed vectors are of one type", () => {
  const mixed = (it: FlexBuilder) => {
    const start = it.startVector();
    it.putInt(1);
    it.putFloat(1);
    it.endTypedVector(start);
  };
  expect(() => build({}, mixed)).toThrow(OctavoError);
  expect(() => build({}, (it) => it.endTypedVector(it.startVector(), true))).toThrow("2, 3 or 4 numbers");
});

function putEntry(builder: FlexBuilder, key: string): void {
  builder.key(key);
  builder.putNull();
}

function putEntries(builder: FlexBuilder, ...keys: string[]): void {
  builder.putMap(() => keys.forEach((key) => void putEntry(builder, key)));
}

/** What puts a map of what these steps put, any of which may fail. */
function inMap(builder: FlexBuilder, steps: (() => void)[]): (() => void)[] {
  let start: number;
  return [
    () => {
      start = builder.startMap();
    },
    ...steps,
    () => builder.endMap(start),
  ];
}

/** How many of these steps fail. */
function failuresOf(steps: (() => void)[]): number {
  return steps.filter((step) => {
    try {
      step();
      return false;
    } catch {
      return true;
    }
  }).length;
}

function nest(builder: FlexBuilder): void {
  for (let depth = 0; depth <= 1000; depth++) builder.startVector();
}
