import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { moduleOf } from "../../src/generate/module.ts";
import { f64, str, struct } from "../../src/pack/index.ts";

const KIB = 1024;

/** What the bundle of a program with one generated codec has at most, minified and gzipped. */
const MAX_BYTES = 8 * KIB;

test("a program with a generated codec carries 8 KiB at most", async () => {
  const Ticker = struct({ symbol: str, last: f64, bid: f64, ask: f64, volume: f64 });
  const { outputFiles } = await build({
    stdin: { contents: moduleOf({ specifier: "./ticker.js", exports: { Ticker } }, [])!.code, resolveDir: "." },
    alias: { "octavo/pack/runtime": fileURLToPath(new URL("../../src/pack/runtime.ts", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThan(MAX_BYTES);
});
