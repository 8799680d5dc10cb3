import { fromJson, type Limits, OctavoError, read, toJson } from "octavo/flex";
import { describe, expect, test } from "vitest";
import { unhex } from "./vectors.ts";

function refusal(json: Uint8Array | string, limits?: Limits): OctavoError {
  try {
    fromJson(json, {}, limits);
  } catch (error) {
    if (error instanceof OctavoError && error.family === "malformed") return error;
    throw error;
  }
  throw new Error("was accepted");
}

const utf8 = (text: string) => new TextEncoder().encode(text);

describe("what the grammar allows", () => {
  const accepted: Record<string, string> = {
    null: "null",
    " true ": "true",
    "false\n": "false",
    "0": "0",
    "-1": "-1",
    "\t\r\n[]": "[]",
    "{ }": "{}",
    "[1 , 2\n,3]": "[1,2,3]",
    '{"b":1,"a":[{}]}': '{"a":[{}],"b":1}',
    '""': '""',
    '{"":{"":0}}': '{"":{"":0}}',
    '[[[["x"]]]]': '[[[["x"]]]]',
    '[null,1,"1",{}]': '[null,1,"1",{}]',
    "0.5": "0.5",
    "1E2": "100.0",
    "1e+2": "100.0",
    "1e-2": "0.01",
    "1.0": "1.0",
    "-0": "-0.0",
    "-0.0": "-0.0",
    "0e0": "0.0",
    "123e00002": "12300.0",
    "9223372036854775807": "9223372036854775807",
    "-9223372036854775808": "-9223372036854775808",
    "9223372036854775808": "9223372036854775808",
    "18446744073709551615": "18446744073709551615",
    "18446744073709551616": "18446744073709552000.0",
    "-9223372036854775809": "-9223372036854776000.0",
    "19999999999999999999": "20000000000000000000.0",
    "-18446744073709551615": "-18446744073709552000.0",
    "99999999999999999999": "100000000000000000000.0",
    "1e-400": "0.0",
    [`0.${"0".repeat(50)}1`]: "1e-51",
    [`1${"0".repeat(30)}`]: "1e+30",
    "0e999999999999": "0.0",
    "1.7976931348623157e308": "1.7976931348623157e+308",
    '"\\"\\\\\\/\\b\\f\\n\\r\\t"': '"\\"\\\\/\\b\\f\\n\\r\\t"',
    '"\\u0041\\u00e9\\u20AC\\uD83D\\uDE00"': '"Aé€😀"',
    '"\\u0000\\u001f\\u007f"': '"\\u0000\\u001f\u007f"',
    '"é€😀"': '"é€😀"',
    '{"\\u0061":1}': '{"a":1}',
    '"\uffff\ufeff"': '"\uffff\ufeff"',
  };

  test.each(Object.entries(accepted))("%j comes back as %j", (json, expected) => {
    expect(toJson(fromJson(json))).toBe(expected);
    expect(toJson(fromJson(utf8(json)))).toBe(expected);
  });

  test.each([
    ["1", "int"],
    ["9223372036854775808", "uint"],
    ["1.0", "float"],
    ["1e0", "float"],
    ["-0", "float"],
    ["18446744073709551616", "float"],
    ["true", "bool"],
    ['"1"', "string"],
  ])("%s is of the type %s", (json, type) => expect(read(fromJson(json)).type).toBe(type));
});

describe("all else", () => {
  const refused: [json: string, offset: number][] = [
    ["", 0],
    [" ", 1],
    ["nul", 3],
    ["nulL", 3],
    ["True", 0],
    ["tru\u0001", 3],
    ["1 2", 2],
    ["[1] x", 4],
    ["[", 1],
    ["{", 1],
    ["]", 0],
    ["[1", 2],
    ["[1,]", 3],
    ["[,1]", 1],
    ["[1 2]", 3],
    ["[1}", 2],
    ['{"a":1]', 6],
    ['{"a"}', 4],
    ['{"a":}', 5],
    ['{"a":1,}', 7],
    ["{a:1}", 1],
    ["{'a':1}", 1],
    ["{1:1}", 1],
    ['{"a" 1}', 5],
    ['{"a":1 "b":2}', 7],
    ["{,}", 1],
    ["01", 0],
    ["-01", 1],
    ["00", 0],
    ["+1", 0],
    ["-", 1],
    [".5", 0],
    ["1.", 2],
    ["1.e5", 2],
    ["1e", 2],
    ["1e+", 3],
    ["1.5e-", 5],
    ["0x1", 1],
    ["1_000", 1],
    ["NaN", 0],
    ["Infinity", 0],
    ["-Infinity", 1],
    ["1e309", 0],
    ["[-1e999]", 1],
    ["1.0.0", 3],
    ["--1", 1],
    [`1${"0".repeat(400)}`, 0],
    ["1e99999999999999999999", 0],
    ["[1,1e400]", 3],
    ['"', 1],
    ['"abc', 4],
    ['"a\nb"', 2],
    ['"\u0000"', 1],
    ['"0123456789\u001f"', 11],
    ['"\\x"', 2],
    ['"\\', 2],
    ['"\\u12"', 5],
    ['"\\u12', 5],
    ['"\\u1é', 4],
    ['"\\u12G4"', 5],
    ...[..." /:@G`g\u0130\u0661\uff11"].map((each): [string, number] => [`"\\u000${each}"`, 6]),
    ['"\\U0041"', 2],
    ['"\\ud800"', 7],
    ['"\\ud800x"', 7],
    ['"\\ud800\\n"', 7],
    ['"\\ud800\\u0041"', 7],
    ['"\\udc00"', 1],
    ['"\\ud800\\ud800"', 7],
    ["'a'", 0],
    ["/**/1", 0],
    ["1//", 1],
    ["\ufeff1", 0],
    ["\u00a01", 0],
    ["\u000b1", 0],
    ['{"a\\u0000":1}', 10],
    ['{"a":1,"a":2}', 12],
    ['{"a":1,"\\u0061":2}', 17],
    ['["é€😀",x]', 13],
  ];

  test.each(refused)("%j is refused at byte %i", (json, offset) => {
    expect(refusal(json).offset).toBe(offset);
    expect(refusal(utf8(json)).offset).toBe(offset);
  });

  test.each(["ff", "c0af", "eda080", "f4908080", "c3", "e282", "80"])("the bytes %s are not UTF-8", (bytes) => {
    const inside = refusal(unhex(`5b2261${bytes}225d`));
    expect([inside.offset, inside.expected]).toEqual([3, "UTF-8"]);
    expect(refusal(unhex(bytes)).offset).toBe(0);
  });

  test("a lone surrogate in a string is no text", () => expect(refusal('"\ud800"').expected).toBe("text without lone surrogates"));

  test.each([
    ['{"a": [1, {"b~/": tru}]}', "malformed at byte 21 (/a/1/b~0~1): expected true, found '}' in line 1, column 22"],
    ["[1,\n 2 3]", "malformed at byte 7 (/1): expected ',' or ']', found '3' in line 2, column 4"],
    ['{"x":{"k":1,"k":2}}', 'malformed at byte 17 (/x): expected each key once, found key "k" again in line 1, column 18'],
    ["[", "malformed at byte 1 (/0): expected a value, found the end in line 1, column 2"],
    ['"\u0007', "malformed at byte 1: expected an escape instead of a control character, found byte 0x07 in line 1, column 2"],
  ])("%j is refused with what, where and in which", (json, message) => expect(refusal(json).message).toBe(message));
});

describe("limits", () => {
  const limits: Limits = { maxDepth: 3, maxStringBytes: 4, maxElements: 2 };

  test.each(["[[[1]]]", '{"a":[{}]}', '"abcd"', '{"abcd":1}', "[1,2]", '{"a":1,"b":2}', '"\\u00e9\\u00e9"', "1234"])("hold %s", (json) => {
    fromJson(json, {}, limits);
  });

  test.each(["[[[[1]]]]", '"abcde"', '{"abcde":1}', "[1,2,3]", '{"a":1,"b":2,"c":3}', '"\\u00e9\\u00e9\\n"', "12345"])("bar %s", (json) => {
    refusal(json, limits);
  });

  test.each(["[", '{"a":', '[{"a":'])("bar depth bombs of %s", (unit) => {
    expect(refusal(unit.repeat(100_000)).expected).toBe("a depth of at most 64");
  });

  test("go up to a depth of 1000", () => {
    fromJson("[".repeat(1000) + "]".repeat(1000), {}, { maxDepth: 1000 });
    refusal("[".repeat(1001) + "]".repeat(1001), { maxDepth: 1000 });
    expect(() => fromJson("1", {}, { maxDepth: 1001 })).toThrow(RangeError);
  });
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
