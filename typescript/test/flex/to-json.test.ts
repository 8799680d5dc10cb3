import { encode, FlexBuilder, fromJson, type JsonOptions, type Limits, OctavoError, toJson } from "octavo/flex";
import { describe, expect, test, vi } from "vitest";
import { allocatedBy } from "../heap-growth.ts";
import { messageOf, repeated, sized } from "./shared.ts";
import { float, floatBits } from "./typed.ts";
import { type Typed, unhex, valid } from "./vectors.ts";

function json(fill: (builder: FlexBuilder) => void, options?: JsonOptions): string {
  const builder = new FlexBuilder();
  fill(builder);
  return toJson(builder.finish(), options);
}

test.each<[string, (builder: FlexBuilder) => void]>([
  ["null", (it) => it.putNull()],
  ["true", (it) => it.putBoolean(true)],
  ["-9223372036854775808", (it) => it.putInt(-(2n ** 63n))],
  ["18446744073709551615", (it) => it.putUint(2n ** 64n - 1n)],
  ["1.0", (it) => it.putFloat(1)],
  ["0.10000000149011612", (it) => it.putFloat(Math.fround(0.1))],
  ["-0.0", (it) => it.putFloat(-0)],
  ["0.000001", (it) => it.putFloat(1e-6)],
  ["1e-7", (it) => it.putFloat(1e-7)],
  ["123456789012345680000.0", (it) => it.putFloat(123456789012345680000)],
  ["1e+21", (it) => it.putFloat(1e21)],
  ["1.5", (it) => it.putIndirectFloat(1.5)],
  ["-7", (it) => it.putIndirectInt(-7)],
  ["9223372036854775808", (it) => it.putIndirectUint(2n ** 63n)],
  ['"key"', (it) => it.putKey("key")],
  ['""', (it) => it.putBlob(new Uint8Array(0))],
  ['"/w=="', (it) => it.putBlob(Uint8Array.of(255))],
  ['"AAE="', (it) => it.putBlob(Uint8Array.of(0, 1))],
  ['"+/+/"', (it) => it.putBlob(Uint8Array.of(-5, -1, -65))],
  ["[1,-2,300]", (it) => it.putVector(() => [1, -2, 300].forEach((value) => void it.putInt(value)))],
  ["[]", (it) => it.putVector(() => undefined)],
  ["{}", (it) => it.putMap(() => undefined)],
])("writes %s", (expected, fill) => expect(json(fill)).toBe(expected));

test("indents by two spaces", () => {
  const value = { a: [1, [], { b: "x" }], c: {} };
  expect(toJson(fromJson(JSON.stringify(value)), { pretty: true })).toBe(JSON.stringify(value, null, 2));
});

test("escapes what it must", () => {
  const text = `${String.fromCharCode(...Array(0x23).keys())}/\\\u007f\u2028é😀`;
  const expected =
    '"\\u0000\\u0001\\u0002\\u0003\\u0004\\u0005\\u0006\\u0007\\b\\t\\n\\u000b\\f\\r\\u000e\\u000f' +
    "\\u0010\\u0011\\u0012\\u0013\\u0014\\u0015\\u0016\\u0017\\u0018\\u0019\\u001a\\u001b\\u001c\\u001d\\u001e\\u001f" +
    ' !\\"/\\\\\u007f\u2028é😀"';
  expect(json((it) => it.putString(text))).toBe(expected);
});

test("a long blob is one string", () => {
  const blob = Uint8Array.from({ length: 100_000 }, (_, index) => index);
  expect(json((it) => it.putBlob(blob))).toBe(`"${Buffer.from(blob).toString("base64")}"`);
});

test.each([Number.NaN, Infinity, -Infinity])("%d is no number of JSON", (value) => {
  const fill = (it: FlexBuilder) => {
    it.putMap(() => {
      it.key("a");
      it.putVector(() => it.putFloat(value));
    });
  };
  expect(() => json(fill)).toThrow(expect.objectContaining({ family: "mismatch", expected: "a finite number", path: "/a/0" }));
  expect(json(fill, { nonFiniteAsStrings: true })).toBe(`{"a":["${value}"]}`);
});

test("a string that is no UTF-8 is malformed", () => {
  const message = fromJson('"abcdef"');
  message[message.indexOf(0x63)] = 0xff;
  expect(() => toJson(message)).toThrow(expect.objectContaining({ family: "malformed", offset: 3 }));
});

test.each<Limits>([{ maxDepth: 2 }, { maxStringBytes: 7 }, { maxElements: 2 }])("keeps the limits %j", (limits) => {
  expect(() => toJson(fromJson('{"long key":[[1,2,3]]}'), {}, limits)).toThrow(OctavoError);
});

test("ends when values are shared and shared again", () => {
  const bytes = [0];
  let vector = 1;
  for (let level = 0; level < 40; level++) {
    bytes.push(2);
    const start = bytes.length;
    for (let i = 0; i < 2; i++) bytes.push(level === 0 ? 0 : bytes.length - vector);
    for (let i = 0; i < 2; i++) bytes.push(level === 0 ? 0 : 0x28);
    vector = start;
  }
  bytes.push(bytes.length - vector, 0x28, 1);
  expect(() => toJson(Uint8Array.from(bytes))).toThrow("values shared again and again");
});

test("writes a text that is shared as often as it is there", () => {
  const texts = new Array(5000).fill("t".repeat(1000));
  expect(JSON.parse(toJson(encode(texts)))).toEqual(texts);
});

test.each([false, true])("ends when keys or texts are shared again and again, pretty: %j", (pretty) => {
  const maps = Array.from({ length: 10_000 }, () => ({ ["k".repeat(50_000)]: 0 }));
  expect(() => toJson(encode(maps), { pretty })).toThrow("values shared again and again");
  expect(() => toJson(encode(new Array(10_000).fill("t".repeat(50_000))), { pretty })).toThrow("values shared again and again");
});

test("a text that no string has room for is refused", () => {
  const maps = new Array(540).fill({ ["k".repeat(1_000_000)]: 0 });
  const refusal = { family: "malformed", expected: "a text that a string has room for" };
  expect(() => toJson(encode(maps))).toThrow(expect.objectContaining(refusal));
});

test("ends when the space before its lines takes too much", () => {
  let value = repeated(sized(new Array(1000 * 5).fill(0), 1000, 0x2a), 62);
  for (let depth = 0; depth < 60; depth++) value = repeated(value, 1);
  expect(toJson(messageOf(value))).toHaveLength(62 * (1000 * 5 + 2) + 2 * 60 + 1);
  expect(() => toJson(messageOf(value), { pretty: true })).toThrow("values shared again and again");
});

test("ends when shared numbers take too much", () => {
  const longest = { bytes: [232, 3, 0, 0, 0, 0, 0, 0, ...new Array(8 * 1000).fill(255)], base: 8, packed: 0x33 };
  expect(toJson(messageOf(repeated(longest, 400)))).toHaveLength(400 * (1000 * 21 + 2) + 1);
  expect(() => toJson(messageOf(repeated(longest, 600)))).toThrow("1024 bytes of JSON for each byte");
});

test("a text that SpiderMonkey has no string for is refused", () => {
  vi.spyOn(JSON, "stringify").mockImplementationOnce(() => {
    throw new Error("allocation size overflow");
  });
  expect(() => toJson(encode("x"))).toThrow(
    expect.objectContaining({ family: "malformed", expected: "a text that a string has room for" }),
  );
});

describe("the vectors", () => {
  const isFiniteValue = ({ value }: { value: Typed }) => !/"(nan|-?inf)"/.test(JSON.stringify(value));

  test.each(valid.filter(isFiniteValue))("$id becomes JSON", ({ bytes, value }) => {
    const text = toJson(bytes);
    expect(exact(text)).toBe(plain(value));
    expect(JSON.parse(toJson(bytes, { pretty: true }))).toEqual(JSON.parse(text));
  });

  test.each(valid.filter((it) => !isFiniteValue(it)))("$id is refused", ({ bytes }) => {
    expect(() => toJson(bytes)).toThrow("a finite number");
  });
});

test("a long text is not copied into each container around it", () => {
  let value: unknown = "x".repeat(10_000);
  for (let depth = 60; depth > 0; depth--) value = depth % 2 ? [value, depth] : { a: value, b: depth };
  const message = encode(value);
  expect(toJson(message)).toBe(JSON.stringify(value));
  expect(allocatedBy(() => Buffer.byteLength(toJson(message)), 1)).toBeLessThan(10 * message.length);
});

/** Returns the JSON of a typed value, of a float the bits and an f. */
function plain(value: Typed): string {
  const type = Object.keys(value)[0]!;
  const payload = value[type];
  if (type === "map") return `{${payload.map(([key, it]: [string, Typed]) => `${JSON.stringify(key)}:${plain(it)}`).join(",")}}`;
  if (type === "vector") return `[${payload.map(plain).join(",")}]`;
  return Array.isArray(payload) ? `[${payload.map((it) => scalar(type, it)).join(",")}]` : scalar(type, payload);
}

function scalar(type: string, payload: string): string {
  if (type.includes("float")) return `${floatBits(float(payload))}f`;
  if (type.includes("int")) return payload;
  return JSON.stringify(type === "blob" ? Buffer.from(unhex(payload)).toString("base64") : payload);
}

/** Returns compact JSON text with floats by the bits of their double and an f. */
function exact(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*/g, (token) => (/^[^"].*[.e]/.test(token) ? `${floatBits(Number(token))}f` : token));
}
