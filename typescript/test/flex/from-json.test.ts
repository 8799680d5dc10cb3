import { fromJson, OctavoError, read, toJson } from "octavo/flex";
import { expect, test } from "vitest";

function refusal(json: Uint8Array | string): OctavoError {
  try {
    fromJson(json);
  } catch (error) {
    if (error instanceof OctavoError && error.family === "malformed") return error;
    throw error;
  }
  throw new Error("was accepted");
}

test("a lone surrogate in a string is no text", () => expect(refusal('"\ud800"').expected).toBe("text without lone surrogates"));

test("what is no UTF-8 is said to be none", () => {
  expect(refusal(Uint8Array.of(0x5b, 0x22, 0x61, 0xff, 0x22, 0x5d)).expected).toBe("UTF-8");
});

test.each([
  ['{"a": [1, {"b~/": tru}]}', "malformed at byte 21 (/a/1/b~0~1): expected true, found '}' in line 1, column 22"],
  ["[1,\n 2 3]", "malformed at byte 7 (/1): expected ',' or ']', found '3' in line 2, column 4"],
  ['{"x":{"k":1,"k":2}}', 'malformed at byte 17 (/x): expected each key once, found key "k" again in line 1, column 18'],
  ["[", "malformed at byte 1 (/0): expected a value, found the end in line 1, column 2"],
  ['"\u0007', "malformed at byte 1: expected an escape instead of a control character, found byte 0x07 in line 1, column 2"],
])("%j is refused with what, where and in which", (json, message) => expect(refusal(json).message).toBe(message));

test.each(["[", '{"a":', '[{"a":'])("depth bombs of %s are barred", (unit) => {
  expect(refusal(unit.repeat(100_000)).expected).toBe("a depth of at most 64");
});

test("no more than a depth of 1000 can be asked for", () => {
  expect(() => fromJson("1", {}, { maxDepth: 1001 })).toThrow(RangeError);
});

test("a failure leaves nothing behind", () => {
  refusal('[{"a":[');
  expect(toJson(fromJson("[1]"))).toBe("[1]");
});

test("takes time in proportion to the keys of an object", () => {
  const entries = Array.from({ length: 300_000 }, (_, index) => `"k${index}":0`);
  expect(read(fromJson(`{${entries}}`)).asMap().size).toBe(entries.length);
});

test("counts the lines before an error in the memory of the text", () => {
  const json = new Uint8Array(4_000_000).fill(0x0a);
  const before = process.memoryUsage().heapUsed;
  expect(refusal(json).found).toBe("the end in line 4000001, column 1");
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(4 * json.length);
});

test("quotes the beginning of a long key that comes twice", () => {
  const key = JSON.stringify("k".repeat(100_000));
  expect(refusal(`{${key}:1,${key}:2}`).found).toMatch(/^key "k{40}…" again in line 1, /);
});
