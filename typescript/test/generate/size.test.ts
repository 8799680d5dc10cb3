import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { moduleOf } from "../../src/generate/module.ts";
import { bool, enumOf, f64, flagsOf, list, nullable, str, struct, type Type, union, vu53 } from "../../src/pack/index.ts";

const KIB = 1024;

/** Returns how many bytes the bundle of a program has that has one codec, which is generated, minified and gzipped. */
async function bundled(type: Type<unknown>): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: moduleOf({ specifier: "./schema.js", exports: { type } }, [])!.code, resolveDir: "." },
    alias: { "octavo/pack/runtime": fileURLToPath(new URL("../../src/pack/runtime.ts", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

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
  ["a ticker", 8, Ticker],
  ["orders", 9.5, list(Order)],
  ["tickers and orders", 10.25, list(union("type", { order: Order, ticker: Ticker }))],
])("a program with a generated codec of %s carries %f KiB at most", async (_, limit, type) => {
  expect(await bundled(type)).toBeLessThanOrEqual(limit * KIB);
});
