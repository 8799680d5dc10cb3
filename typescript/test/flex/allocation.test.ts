import { flex, Writer } from "octavo/flex";
import { bool, f64, flagsOf, i32, list, str, struct, union, vi53 } from "octavo/pack";
import { expect, test } from "vitest";
import { heapGrowth } from "../heap-growth.ts";

const Order = struct({ symbol: str, last: f64, id: vi53, size: i32, sizes: list(f64), isOpen: bool, flags: flagsOf("ioc", "post") });
const values = Array.from({ length: 64 }, (_, at) => ({
  symbol: `BTC-${at}`,
  last: at / 3,
  id: 2 ** 40 + at,
  size: -at,
  sizes: [0.5, at],
  isOpen: at % 2 === 0,
  flags: { ioc: at % 2 === 0, post: at % 3 === 0 },
}));
const MESSAGES = 50_000;

// On a busy machine V8 has now and then compiled code that takes 16 bytes for each message, and kept it: another try has code of its own.
test("encoding into a writer allocates nothing, once the engine has compiled it", { retry: 3 }, () => {
  // Every object would take 16 bytes at least, and no more than 16 MiB of them are collected between two looks.
  expect(heapGrowth(flex(Order), new Writer(), values, MESSAGES)).toBeLessThan(MESSAGES);
});

test("nor does encoding a union", { retry: 3 }, () => {
  const Event = union("type", { trade: struct({ id: vi53, price: f64 }), halt: struct({ symbol: str }) });
  const events = Array.from({ length: 64 }, (_, at) => ({
    event: at % 2 === 0 ? ({ type: "trade", id: at, price: at / 3 } as const) : ({ type: "halt", symbol: `BTC-${at}` } as const),
  }));
  expect(heapGrowth(flex(struct({ event: Event })), new Writer(), events, MESSAGES)).toBeLessThan(MESSAGES);
});
