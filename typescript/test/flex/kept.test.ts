import {
  encode,
  encodeInto,
  FlexBuilder,
  flex,
  fromJsonLinesStream,
  read,
  sizeProfile,
  toJson,
  toObject,
  verify,
  Writer,
} from "octavo/flex";
import { f64, list, str, struct } from "octavo/pack";
import { describe, expect, test } from "vitest";
import { leftBy } from "../heap-growth.ts";

/** Less than any of these values would leave in the tables of an emitter. */
const LITTLE = 3 << 20;

const LONG = 2e7;
const MANY = 200_000;

function names(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${at * 7919} name`);
}

/** Maps each of which has one key more than the one before it. */
function staircase(): object[] {
  const keys = names(1500).sort();
  return keys.map((_, at) => Object.fromEntries(keys.slice(0, at).map((key) => [key, null])));
}

const VALUES: [string, () => unknown][] = [
  ["a long blob", () => new Uint8Array(LONG)],
  ["a long string", () => "x".repeat(LONG)],
  ["a long key", () => ({ ["k".repeat(LONG)]: 1 })],
  ["many numbers", () => Array.from({ length: 2 * MANY }, (_, at) => at)],
  ["many strings", () => names(MANY)],
  ["many keys", () => new Map(names(30_000).map((name) => [name, null]))],
  ["many shapes", staircase],
];

describe.each([
  ["speed", {}],
  ["size", { profile: sizeProfile }],
])("the profile %s", (_, options) => {
  test.each(VALUES)("keeps little of %s", async (_, value) => {
    encode(1, options);
    expect(await leftBy(() => encode(value(), options))).toBeLessThan(LITTLE);
    expect(await leftBy(() => encodeInto(value(), new Writer(), options))).toBeLessThan(LITTLE);
  });

  test.each(VALUES)("keeps little of %s in a builder", async (_, value) => {
    const builder = new FlexBuilder(options);
    const left = await leftBy(() => {
      put(builder, value());
      builder.finish();
    });
    expect(left).toBeLessThan(LITTLE);
    put(builder, 1);
    expect(toObject(builder.finish())).toBe(1);
  });
});

function put(builder: FlexBuilder, value: unknown): void {
  if (value instanceof Map) builder.putMap(() => putEntries(builder, value));
  else if (Array.isArray(value)) builder.putVector(() => value.forEach((element) => put(builder, element)));
  else if (value instanceof Uint8Array) builder.putBlob(value);
  else if (typeof value === "string") builder.putString(value);
  else if (typeof value === "number") builder.putInt(value);
  else if (value === null) builder.putNull();
  else builder.putMap(() => putEntries(builder, Object.entries(value as object)));
}

function putEntries(builder: FlexBuilder, entries: Iterable<readonly [string, unknown]>): void {
  for (const [key, value] of entries) {
    builder.key(key);
    put(builder, value);
  }
}

/** What encodes what it has while it is encoded itself, and so on. */
function nested(depth: number): object {
  return {
    get inner() {
      return depth === 0 ? new Uint8Array(200_000) : encode(nested(depth - 1));
    },
  };
}

test("values that are encoded inside others leave little", async () => {
  expect(await leftBy(() => encode(nested(60)))).toBeLessThan(LITTLE);
});

const codec = flex(struct({ numbers: list(f64), text: str }));
const closures = flex(struct({ numbers: list(f64), text: str }), { engine: "closures" });
const floats = Float64Array.from({ length: 40 }, (_, at) => at / 3);

function message(textBytes: number): Uint8Array {
  return codec.encode({ numbers: [...floats], text: "x".repeat(textBytes) });
}

/** Bytes that are a part of more. */
function within(message: Uint8Array): Uint8Array {
  const buffer = new Uint8Array(LONG + message.length);
  buffer.set(message, LONG);
  return buffer.subarray(LONG);
}

const READERS: [string, (message: Uint8Array) => void][] = [
  ["decode", (message) => codec.decode(message)],
  ["decode of what fails", (message) => expect(() => codec.decode(message.fill(255, -20))).toThrow("malformed")],
  ["decode by closures", (message) => closures.decode(message)],
  ["toObject", (message) => toObject(message)],
  ["toObject of a value", (message) => toObject(read(message))],
  ["toJson", (message) => toJson(message)],
  ["verify", (message) => verify(message)],
];

describe.each([10, LONG])("a message with a text of %d bytes", (textBytes) => {
  test.each(READERS)("is not kept by %s", async (_, reader) => {
    reader(message(10));
    expect(await leftBy(() => reader(within(message(textBytes))))).toBeLessThan(LITTLE);
  });
});

test("a long line is not kept while others follow", async () => {
  const line = new TextEncoder().encode(`"${"x".repeat(99_997)}"`);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield new TextEncoder().encode("[");
    for (let left = LONG / line.length; left > 0; left--) {
      yield line;
      yield Uint8Array.of(0x2c);
    }
    yield new TextEncoder().encode("0]\n1\n2");
  }
  const messages = fromJsonLinesStream(pieces(), {}, { maxTextBytes: 2 * LONG });
  expect(
    await leftBy(async () => {
      await messages.next();
      await messages.next();
    }),
  ).toBeLessThan(LITTLE);
  expect(toObject((await messages.next()).value)).toBe(2);
});
