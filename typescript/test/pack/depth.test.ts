import { expect, test } from "vitest";
import { parse } from "../../src/pack/index.ts";
import { depthOf } from "../../src/pack/schema/depth.ts";

test.each([
  ["str", 0],
  ["struct(a:[str])", 2],
  ["[union(a:struct(x:u8),b:struct(y:(u8,[u8])))]", 4],
  ["struct(next:#0?)", Infinity],
  ["[struct(a:[#0])]", Infinity],
])("how deep %s is", (text, depth) => {
  expect(depthOf(parse(text).node)).toBe(depth);
});

test("types that stand in many places are looked at once", () => {
  const nested = (level: number): string => (level === 100 ? "u8" : `struct(a:${nested(level + 1)},b:#${level + 1})`);
  expect(depthOf(parse(nested(0).replace("b:#100", "b:u8")).node)).toBe(100);
});
