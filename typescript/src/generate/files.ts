/// <reference types="node" />
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve } from "node:path";
import { isCommonJs } from "./common-js.ts";
import { exportsOf } from "./exports-of.ts";
import { moduleOf } from "./module.ts";
import { specifierOf, urlOf } from "./specifier.ts";

/** What stands before the extension of a generated module's name. */
const SUFFIX = ".codecs";

/** A file as it should be. */
export interface Output {
  readonly path: string;
  readonly content: string;
}

/** Whether a file is a generated module by its name. */
export function isGenerated(path: string): boolean {
  return basename(path, extname(path)).endsWith(SUFFIX);
}

/** Returns the files that are generated from modules, beside each or in the folder `out`. */
export async function outputsOf(paths: readonly string[], out: string | undefined): Promise<Output[]> {
  const outputs = await allOutputsOf(paths, out);
  const twice = outputs.find(({ path }, at) => outputs.findIndex((other) => other.path === path) < at);
  if (twice) throw new Error(`two modules make ${twice.path}`);
  return outputs;
}

async function allOutputsOf(paths: readonly string[], out: string | undefined): Promise<Output[]> {
  const modules = await Promise.all(paths.map(async (path) => ({ path: resolve(path), exports: await exportsOf(path) })));
  const outputs = modules.map(async ({ path, exports }) => {
    const folder = resolve(out ?? dirname(path));
    const imported = (from: (typeof modules)[number]) => ({ specifier: urlOf(folder, from.path), exports: from.exports });
    const others = modules.filter((other) => other.path !== path).map(imported);
    const made = moduleOf({ ...imported({ path, exports }), file: specifierOf(folder, path) }, others);
    if (!made) return [];
    const [code, declarations] = namesOf(path, await isCommonJs(folder));
    return [
      { path: join(folder, code), content: made.code },
      { path: join(folder, declarations), content: made.declarations },
    ];
  });
  return (await Promise.all(outputs)).flat();
}

/**
 * How the generated module of a file is called, and its declarations: `order.pack.ts` makes `order.codecs.js`. Where the extension, or the
 * package, says what a module is, this one's says that it is an ES module.
 */
function namesOf(path: string, isCommonJs: boolean): [code: string, declarations: string] {
  const extension = extname(path);
  const name = basename(path, extension).replace(/\.pack$/, "") + SUFFIX;
  const kind = isCommonJs || /^\.[cm]/.test(extension) ? "m" : "";
  return [`${name}.${kind}js`, `${name}.d.${kind}ts`];
}

/** Whether a file has that content; a checkout may have made other ends of lines. */
export async function isThere({ path, content }: Output): Promise<boolean> {
  const found = await readFile(path, "utf8").catch(() => undefined);
  return found?.replaceAll("\r\n", "\n") === content;
}

export async function write({ path, content }: Output): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}
