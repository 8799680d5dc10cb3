import { expect, test } from "vitest";
import { bool, codec, map, optional, pack, parse, ref, struct, type Type, u8 } from "../../src/pack/index.ts";
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

interface Chain {
  next?: Chain | undefined;
}

test.each(["generated", "closures"] as const)("keys are as deep as any value may be, by %s", (engine) => {
  const chain: Type<Chain> = struct({ next: optional(ref(() => chain)) });
  const codec = pack(map(chain, bool), { engine, limits: { maxDepth: 200 } });
  let key: Chain = {};
  for (let depth = 0; depth < 100; depth++) key = { next: key };
  const value = new Map([[key, true]]);
  expect(codec.decode(codec.encode(value))).toEqual(value);
});

interface Nest {
  m: Map<Nest, number>;
}

test.each(["generated", "closures"] as const)("a map in keys of maps is written once for each map around it, by %s", (engine) => {
  const depth = 12;
  let writes = 0;
  const counting = (value: number) => {
    writes++;
    return value;
  };
  const counted = codec(u8, counting, Number);
  const nest: Type<Nest> = struct({
    m: map(
      ref(() => nest),
      counted,
    ),
  });
  const nests = pack(nest, { engine });
  const message = Uint8Array.from([...Array(depth).fill([1, 0]).flat(), 0]);
  const value = nests.decode(message);
  expect(writes).toBe((depth * (depth - 1)) / 2);
  expect(nests.encode(value)).toEqual(message);
  expect(writes).toBe(depth * depth);
});
