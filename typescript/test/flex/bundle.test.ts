import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const KIB = 1024;

/** Returns how many bytes a bundle has that imports these names of `octavo/flex`, minified and gzipped. */
async function bundled(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names} } from "./index.ts";`, resolveDir: fileURLToPath(new URL("../../src/flex", import.meta.url)) },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

// A bundle carries what it names, and no more.
test.each([
  ["read", 4.5],
  ["toObject", 4],
  ["verify", 4],
  ["encode", 5.25],
  ["FlexBuilder", 5.5],
  ["encode, toObject", 8.5],
  ["read, verify", 6],
  ["encode, read", 9],
  ["flex", 15.25],
  ["mutate", 1.5],
  ["fromJson", 7.25],
  ["toJson", 4],
  ["encode, FlexBuilder, read, toObject, verify", 12.5],
  ["encode, FlexBuilder, flex, read, toObject, verify, fromJson, toJson, sizeProfile", 26.75],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  expect(await bundled(names)).toBeLessThanOrEqual(limit * KIB);
});
