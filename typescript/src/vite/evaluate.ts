/// <reference types="node" />
import { createRunnableDevEnvironment, type ResolvedConfig, resolveConfig } from "vite";
import type { Exports, Imported } from "../generate/imports.ts";
import { located } from "./located.ts";

/** A module that was run, and its file. */
export interface Evaluated {
  readonly file: string;
  readonly exports: Exports;
}

/** What running a module has run. */
export interface Evaluation {
  readonly source: Evaluated;
  /** What else there is of the program. */
  readonly others: readonly Evaluated[];
  /** The packages that the module imports itself. */
  readonly packages: readonly Imported[];
}

/**
 * Runs a module as Vite would on a server, by its own plugins alone. `met` is told the files that it depends on in the program, also if one
 * of them fails.
 */
export async function evaluate(
  file: string,
  { root, mode, resolve, define, envDir, envPrefix }: ResolvedConfig,
  met: (files: readonly string[]) => void,
): Promise<Evaluation> {
  const { alias, extensions, tsconfigPaths } = resolve;
  const config = await resolveConfig(
    {
      root,
      mode,
      configFile: false,
      define: define ?? {},
      envDir,
      envPrefix: envPrefix ?? "VITE_",
      logLevel: "error",
      server: { perEnvironmentStartEndDuringDev: true }, // plugins make ready for each environment, not only for `client`
      resolve: { alias, extensions, tsconfigPaths },
      environments: { octavo: { consumer: "server", dev: { moduleRunnerTransform: true }, resolve: { external: true } } },
    },
    "serve",
  );
  const environment = createRunnableDevEnvironment("octavo", config, {
    runnerOptions: { hmr: { logger: false }, sourcemapInterceptor: "prepareStackTrace" },
    hot: false,
  });
  await environment.init();
  try {
    const exports: Exports = await environment.runner.import(file);
    const nodes = [...environment.runner.evaluatedModules.idToModuleMap.values()].filter((node) => node.meta && node.exports);
    const isOfPackage = ({ meta }: (typeof nodes)[number]) => "externalize" in meta!;
    const others = nodes.filter((node) => !isOfPackage(node) && node.exports !== exports);
    const packages = nodes.filter((node) => isOfPackage(node) && node.importers.has(file));
    return {
      source: { file, exports },
      others: others.map((node) => ({ file: node.file, exports: node.exports as Exports })),
      packages: packages.map((node) => ({ specifier: node.url, exports: node.exports as Exports })),
    };
  } catch (error) {
    throw located(error, new Set(environment.moduleGraph.fileToModulesMap.keys()));
  } finally {
    met([...environment.moduleGraph.fileToModulesMap.keys()].filter((each) => each !== file));
    await environment.close();
  }
}
