import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const KIB = 1024;

/** Returns how many bytes a bundle has that imports these names of `octavo/pack`, minified and gzipped. */
async function bundled(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${names === "*" ? names : `{ ${names} }`} from "./index.ts";`,
      resolveDir: fileURLToPath(new URL("../src/pack", import.meta.url)),
    },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
}

// What they had when this was written. The aim is 8 KiB, which a module that is generated when a program is built keeps.
test.each([
  ["struct, str, f64, list, enumOf, nullable, vu53", 1.5],
  ["pack, struct, str, f64", 21],
  ["pack, struct, str, f64, list, enumOf, nullable, vu53", 21.25],
  ["*", 23.25],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  expect(await bundled(names)).toBeLessThanOrEqual(limit * KIB);
});
