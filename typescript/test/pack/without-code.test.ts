import { expect, test } from "vitest";
import { pack } from "../../src/pack/pack.ts";
import { array, columns, f64, list, map, open, record, str, struct, union, uuid } from "../../src/pack/schema/index.ts";

const id = "00112233-4455-6677-8899-aabbccddeeff";
const Point = struct({ x: f64, y: f64 });

// As they are in a bundle that names them of octavo/pack/schema alone.
test.each([
  ["list", list(Point), [{ x: 1, y: 2 }]],
  ["array", array(str, 2), ["a", "b"]],
  ["uuid", uuid, id],
  ["map", map(str, f64), new Map([["a", 1]])],
  ["record", record(str), { a: "b" }],
  ["open", open({ a: str }), { a: "b" }],
  ["union", union("is", { point: Point }), { is: "point", x: 1, y: 2 }],
  ["columns", columns({ x: f64 }), [{ x: 1 }]],
])("a %s that nothing here writes code of is written and read by closures, in code of others", (_, type, value) => {
  const codec = pack(struct({ name: str, it: type as typeof str }));
  const whole = { name: "a", it: value as never };
  expect(codec.decode(codec.encode(whole))).toEqual(whole);
  expect(() => codec.encode({ name: "a", it: Symbol("no") as never })).toThrow(/\/it\): expected/);
});
