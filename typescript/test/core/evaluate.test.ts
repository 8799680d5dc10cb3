import { expect, test } from "vitest";
import { evaluate, nameIn } from "../../src/core/index.ts";

test("code may have more constants than a function may have parameters", () => {
  const constants = new Map<unknown, string>();
  for (let value = 0; value < 70_000; value++) nameIn(constants, value);
  expect(nameIn(constants, 69_999)).toBe("k69999");
  expect(evaluate("return sum(k0, k69999);", { sum: (a: number, b: number) => a + b }, constants)).toBe(69_999);
});

test("code that is none is an error, and forbids no other", () => {
  expect(() => evaluate("return (;", {}, new Map())).toThrow(SyntaxError);
  expect(evaluate("return 3;", {}, new Map())).toBe(3);
});
