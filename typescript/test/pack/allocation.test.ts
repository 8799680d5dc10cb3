import { expect, test } from "vitest";
import { f64, flagsOf, pack, str, struct, vi32, vi53, Writer } from "../../src/pack/index.ts";
import { heapGrowth } from "../heap-growth.ts";

const codec = pack(struct({ symbol: str, last: f64, id: vi53, size: vi32, flags: flagsOf("ioc", "post") }));
const values = Array.from({ length: 64 }, (_, at) => ({
  symbol: `BTC-${at}`,
  last: at / 3,
  id: 2 ** 40 + at,
  size: -at,
  flags: { ioc: at % 2 === 0, post: at % 3 === 0 },
}));
const MESSAGES = 200_000;

test("encoding into a writer allocates nothing, once the engine has compiled it", () => {
  // Every object would take 16 bytes at least, and no more than 16 MiB of them are collected between two looks.
  expect(heapGrowth(codec, new Writer(), values, MESSAGES)).toBeLessThan(MESSAGES);
});
