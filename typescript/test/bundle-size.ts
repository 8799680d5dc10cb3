import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";

/** Returns how many KiB the bundle of a module takes that stands in a folder of `src`, minified and gzipped. */
export async function bundleSize(contents: string, folder: string, options: Pick<BuildOptions, "alias" | "plugins"> = {}): Promise<number> {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir: fileURLToPath(new URL(`../src/${folder}`, import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
  });
  return gzipSync(outputFiles![0]!.contents, { level: 9 }).length / 1024;
}
