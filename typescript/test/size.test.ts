import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** What a bundle of all that a room exports has at most, minified and gzipped: what it had when this was written. The aim is 8 KiB. */
const MAX_BYTES = 23 * 1024;

test.each(["pack"])("octavo/%s does not grow in a bundle", async (room) => {
  const source = new URL(`../src/${room}/index.ts`, import.meta.url).pathname;
  const { outputFiles } = await build({ entryPoints: [source], bundle: true, minify: true, format: "esm", target: "es2022", write: false });
  expect(gzipSync(outputFiles[0]!.contents, { level: 9 }).length).toBeLessThan(MAX_BYTES);
});
