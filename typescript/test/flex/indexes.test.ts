import { encode, toObject } from "octavo/flex";
import { expect, test } from "vitest";
import { keptBy } from "../heap-growth.ts";

const MAPS = 20_000;

test.each([[["1023"]], [["5", "1023"]], [["10", "500", "name"]]])("maps with the keys %j take no room for the indexes between", (keys) => {
  const map = Object.fromEntries(keys.map((key) => [key, null]));
  const message = encode(new Array(MAPS).fill(map));
  expect(keptBy(() => toObject(message)) / MAPS).toBeLessThan(1000); // a table takes 205, room up to 1023 takes 12,490
});

test("keys that are indexes come back, and no others", () => {
  const map = { 0: "a", 9: "b", 10: "c", 1023: "d", 4294967294: "e", 4294967295: "f", "-1": "g", "01": "h", x: "i" };
  const found = toObject(encode(map)) as object;
  expect(found).toEqual(map);
  expect(Object.keys(found).slice(0, 5)).toEqual(["0", "9", "10", "1023", "4294967294"]);
  expect(Object.keys(found)).toHaveLength(Object.keys(map).length);
});
