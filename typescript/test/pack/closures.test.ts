import * as closures from "octavo/pack/closures";
import { expect, test } from "vitest";
import { type Infer, list, nullable, pack, str, struct, vi53, Writer } from "../../src/pack/index.ts";

const Order = struct({ id: vi53, notes: list(nullable(str)) });
const order: Infer<typeof Order> = { id: -7, notes: ["a", null] };

test("closures alone are a codec as any other", () => {
  const [alone, other] = [closures.pack(Order), pack(Order)];
  const message = alone.encode(order);
  expect(message).toEqual(other.encode(order));
  expect(alone.decode(message)).toEqual(order);
  const writer = new Writer();
  alone.encodeInto(order, writer);
  expect(writer.written()).toEqual(message);
  expect([alone.schema, alone.fingerprint]).toEqual([other.schema, other.fingerprint]);
});

test("closures alone keep limits, and say what is wrong", () => {
  const codec = closures.pack(Order, { limits: { maxElements: 1 } });
  expect(() => codec.decode(codec.encode(order))).toThrow(expect.objectContaining({ kind: "limit", path: "/notes" }));
  expect(() => codec.encode({ ...order, notes: [null, 5 as never] })).toThrow(/^mismatch \(\/notes\/1\): expected a string, found 5$/);
  expect(() => closures.pack(nullable(Order), { limits: { maxDepth: 0 } })).toThrow(RangeError);
});

test("closures alone ask for no code", () => {
  const original = globalThis.Function;
  globalThis.Function = new Proxy(original, { construct: () => expect.unreachable() });
  try {
    expect(closures.pack(str).decode(closures.pack(str).encode("x"))).toBe("x");
  } finally {
    globalThis.Function = original;
  }
});
