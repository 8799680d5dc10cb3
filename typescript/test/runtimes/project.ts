import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The package's own folder. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/** Makes a folder of a program's own in another that has the package; returns it. */
export function makeProject(folder: string, name: string): string {
  const project = mkdtempSync(join(folder, `${name} `));
  mkdirSync(join(project, "node_modules"));
  symlinkSync(root, join(project, "node_modules/octavo"));
  writeFileSync(join(project, "package.json"), '{ "type": "module", "dependencies": { "octavo": "*" } }');
  return project;
}
