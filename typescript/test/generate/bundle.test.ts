import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { moduleOf } from "../../src/generate/module.ts";
import { bool, enumOf, f64, flagsOf, list, nullable, str, struct, union, vu53 } from "../../src/pack/index.ts";
import { bundleSize } from "../bundle-size.ts";

const alias = { "octavo/pack/runtime": fileURLToPath(new URL("../../src/pack/runtime.ts", import.meta.url)) };

const Ticker = struct({ symbol: str, last: f64, bid: f64, ask: f64, volume: f64 });
const Order = struct({
  id: vu53,
  side: enumOf("buy", "sell"),
  qty: f64,
  flags: flagsOf("ioc", "post_only"),
  isOpen: bool,
  note: nullable(str),
});

// A bundle has what its schemas need, and no more.
test.each([
  ["a ticker", 7.625, Ticker],
  ["orders", 10.1875, list(Order)],
  ["tickers and orders", 11, list(union("type", { order: Order, ticker: Ticker }))],
])("a program with a generated codec of %s carries %f KiB at most", async (_, limit, type) => {
  const { code } = moduleOf({ specifier: "./schema.js", exports: { type } }, [])!;
  expect(await bundleSize(code, "pack", { alias })).toBeLessThanOrEqual(limit);
});
