/// <reference types="node" />
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Whether a package has CommonJS in the files of a folder that are called `.js`, and nothing else: the nearest package.json says so. */
export async function isCommonJs(folder: string): Promise<boolean> {
  const content = await readFile(join(folder, "package.json"), "utf8").catch(() => undefined);
  if (content !== undefined) return JSON.parse(content).type === "commonjs";
  return dirname(folder) !== folder && isCommonJs(dirname(folder));
}
