import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { EngineName } from "../pack/engines.ts";
import { bundleOf } from "./bundle.ts";
import type { Outcome } from "./harness.ts";

/** A suite of tests in one script, and what Node finds by it: what others have to find. */
export interface Suite {
  readonly script: string;
  readonly found: Outcome;
}

/** Bundles a suite for some engines, and runs it where code may be made, which generates the modules for its codecs. */
export async function suiteOf(script: string, engines: readonly EngineName[]): Promise<Suite> {
  const first = await bundleOf(script, engines, []);
  const { found, modules } = await foundBy(first);
  return { script: modules.length === 0 ? first : await bundleOf(script, engines, modules), found };
}

async function foundBy(bundle: string): Promise<{ found: Outcome; modules: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-"));
  try {
    writeFileSync(join(folder, "suite.mjs"), bundle);
    const suite: typeof import("./suite.ts") = await import(pathToFileURL(join(folder, "suite.mjs")).href);
    return { found: await suite.run(), modules: suite.recorded ?? [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
