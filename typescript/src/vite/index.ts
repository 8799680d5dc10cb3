/// <reference types="node" />
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { exportedBy } from "../generate/exported.ts";
import type { Imported } from "../generate/imports.ts";
import { moduleOf } from "../generate/module.ts";
import { specifierOf } from "../generate/specifier.ts";
import { type Evaluated, type Evaluation, evaluate } from "./evaluate.ts";

/** The options of the plugin. */
export interface OctavoOptions {
  /** The files whose codecs are generated; by default those whose names end with `.pack.ts` or `.pack.js`. */
  readonly include?: RegExp;
}

const INCLUDED = /\.pack\.[cm]?[jt]s$/;
const ORIGINAL = "?octavo-original";

/**
 * Returns a plugin that generates the codecs that modules export, as in `export const orders = pack(Order)`, when a program is built. Their
 * other exports stay as they are, and are left out where they are not imported.
 */
export default function octavo(options: OctavoOptions = {}): Plugin {
  return {
    ...generator(options),
    config: () => ({
      worker: { plugins: () => [generator(options)] }, // programs have plugins of their own for what they build of workers
      optimizeDeps: { include: ["octavo/pack/runtime"] }, // what generated modules import: a server that finds it later loads pages twice
    }),
  };
}

function generator({ include = INCLUDED }: OctavoOptions): Plugin {
  let config: ResolvedConfig;
  /** The files that each generated module depends on. */
  const files = new Map<string, readonly string[]>();
  return {
    name: "octavo",
    enforce: "pre",
    configResolved(resolved) {
      config = resolved;
    },
    async load(id) {
      if (id.endsWith(ORIGINAL)) {
        const code = await readFile(id.slice(0, -ORIGINAL.length), "utf8");
        return { code, moduleSideEffects: false };
      }
      if (id.search(include) < 0) return undefined;
      const met = (depended: readonly string[]) => {
        for (const file of depended) this.addWatchFile(file);
        files.set(id, depended);
      };
      try {
        return generatedFrom(await evaluate(id, config, met));
      } catch (error) {
        return this.error(error instanceof Error ? Object.assign(error, { id, ...error }) : String(error));
      }
    },
    hotUpdate({ file, modules }) {
      const dependents = [...files].filter(([, depended]) => depended.includes(file));
      return [...modules, ...dependents.flatMap(([id]) => this.environment.moduleGraph.getModuleById(id) ?? [])];
    },
  };
}

/** Whether a module has a default that is no codec, which `export *` leaves out. */
function hasOtherDefault({ exports }: Evaluated): boolean {
  return "default" in exports && !exportedBy(exports).some(({ name, isSchema }) => name === "default" && !isSchema);
}

/** The module that takes the place of another: its codecs, and what it exports but those. */
function generatedFrom({ source, others, packages }: Evaluation): string | undefined {
  const folder = dirname(source.file);
  const imported = ({ file, exports }: Evaluated): Imported => ({ specifier: specifierOf(folder, file), exports });
  const original = imported({ ...source, file: source.file + ORIGINAL });
  const code = moduleOf(original, [...others.map(imported), ...packages], "codecs")?.code;
  if (!code) return undefined;
  const from = `from ${JSON.stringify(original.specifier)};\n`;
  return `${code}\nexport * ${from}${hasOtherDefault(source) ? `export { default } ${from}` : ""}`;
}
