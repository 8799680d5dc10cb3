import { encode, flex, fromJson, read, toJson, toObject } from "octavo/flex";
import { pack, str } from "octavo/pack";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// An engine without Node's buffers that has a string for none of these texts: of 2^29 bytes each would take seconds.
vi.mock("../../src/core/node-buffer.ts", () => ({ Buffer: undefined, latin1Slice: undefined, utf8Slice: undefined, utf8Write: undefined }));
beforeEach(() => {
  vi.spyOn(TextDecoder.prototype, "decode").mockImplementation(() => {
    throw new RangeError("Invalid string length");
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const text = "é".repeat(500);
const refusal = { family: "malformed", expected: "a text that a string has room for", found: "1000 bytes" };

test.each<[string, (message: Uint8Array) => unknown]>([
  ["toObject", toObject],
  ["toJson", toJson],
  ["a cursor", (message) => read(message).string],
  ["a codec", (message) => flex(str).decode(message)],
])("%s refuses a text that no string has room for as such", (_, decode) => {
  expect(() => decode(encode(text))).toThrow(expect.objectContaining({ ...refusal, offset: 2 }));
});

test.each(["generated", "closures"] as const)("pack does, %s", (engine) => {
  const codec = pack(str, { engine });
  expect(() => codec.decode(codec.encode(text))).toThrow(expect.objectContaining({ ...refusal, offset: 2, kind: "limit", path: "" }));
});

test("a JSON text is refused, too", () => {
  const json = new TextEncoder().encode(text);
  expect(() => fromJson(json)).toThrow(expect.objectContaining({ ...refusal, offset: 0 }));
});
