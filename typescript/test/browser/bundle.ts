import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import type { EngineName } from "../pack/engines.ts";

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bundles a script for some engines, with the modules that were generated for its codecs, in the order of the codecs. */
export async function bundleOf(script: string, engines: readonly EngineName[], emitted: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file(script)],
    bundle: true,
    format: "esm",
    target: "es2022",
    write: false,
    ignoreAnnotations: true, // the package has no side effects, its tests have nothing else
    define: { ENGINES: JSON.stringify(engines) },
    alias: {
      vitest: file("harness.ts"),
      "octavo/pack/runtime": file("../../src/pack/runtime.ts"),
      "octavo/pack": file("../../src/pack/index.ts"),
      "octavo/flex": file("../../src/flex/index.ts"),
    },
    plugins: [vectors, engine, modules(emitted)],
  });
  return outputFiles[0]!.text;
}

const VECTORS = "conformance/vectors/";

/** The files of vectors in place of a file system. */
const vectors: Plugin = {
  name: "vectors",
  setup(build) {
    build.onResolve({ filter: /^node:fs$/ }, ({ path }) => ({ path, namespace: "files" }));
    build.onLoad({ filter: /.*/, namespace: "files" }, () => ({
      contents: `
        const files = ${JSON.stringify(filesIn(new URL(`../../../${VECTORS}`, import.meta.url)))};
        const nameOf = (url) => url.href.split(${JSON.stringify(VECTORS)})[1];
        export const readFileSync = (url) => files[nameOf(url)];
        export const readdirSync = (url) => namesIn(nameOf(url));
        const namesIn = (folder) => Object.keys(files).filter((name) => name.startsWith(folder)).map((name) => name.slice(folder.length));
      `,
    }));
  },
};

/** The files in the folders of a folder, as text, by their names. */
function filesIn(root: URL): Record<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".jsonl"));
  return Object.fromEntries(names.map((name) => [name, readFileSync(new URL(name, root), "utf8")]));
}

const engine: Plugin = {
  name: "engines",
  setup(build) {
    build.onResolve({ filter: /\/engines\.ts$/ }, () => ({ path: file("engines.ts") }));
  },
};

/** `emitted:registry` has the codecs of the modules; those that are alike are one. */
function modules(emitted: readonly string[]): Plugin {
  const different = [...new Set(emitted)];
  const registry = [
    ...different.map((_, at) => `import { codec as c${at} } from "emitted:${at}";`),
    `export const registry = [${emitted.map((code) => `c${different.indexOf(code)}`)}];`,
  ];
  return {
    name: "emitted",
    setup(build) {
      build.onResolve({ filter: /^emitted:/ }, ({ path }) => ({ path: path.slice("emitted:".length), namespace: "emitted" }));
      build.onLoad({ filter: /.*/, namespace: "emitted" }, ({ path }) => ({
        contents: path === "registry" ? registry.join("\n") : different[Number(path)]!,
        resolveDir: file("."),
      }));
    },
  };
}
