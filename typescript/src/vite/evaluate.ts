/// <reference types="node" />
import { createRunnableDevEnvironment, type ResolvedConfig, resolveConfig } from "vite";
import type { Exports } from "../generate/imports.ts";

/** A module that was run, and its file. */
export interface Evaluated {
  readonly file: string;
  readonly exports: Exports;
}

/** Runs a module as Vite would on a server, and all that it imports of the program; itself is the first of them. */
export async function evaluate(file: string, { root, mode, resolve }: ResolvedConfig): Promise<[Evaluated, ...Evaluated[]]> {
  const { alias, extensions, tsconfigPaths } = resolve;
  const config = await resolveConfig(
    {
      root,
      mode,
      configFile: false,
      envDir: false,
      logLevel: "error",
      resolve: { alias, extensions, tsconfigPaths },
      environments: { octavo: { consumer: "server", dev: { moduleRunnerTransform: true }, resolve: { external: true } } },
    },
    "serve",
  );
  const environment = createRunnableDevEnvironment("octavo", config, { runnerOptions: { hmr: { logger: false } }, hot: false });
  await environment.init();
  try {
    const exports: Exports = await environment.runner.import(file);
    const nodes = [...environment.runner.evaluatedModules.idToModuleMap.values()];
    const own = nodes.filter(({ meta, exports: found }) => meta && !("externalize" in meta) && found && found !== exports);
    return [{ file, exports }, ...own.map((node) => ({ file: node.file, exports: node.exports as Exports }))];
  } finally {
    await environment.close();
  }
}
