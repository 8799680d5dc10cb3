import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Makes a project in a folder of its own that has this package as npm installs it, Vite, and these files; returns the folder. */
export function makeProject(files: Readonly<Record<string, string>>): string {
  const project = mkdtempSync(join(tmpdir(), "octavo-"));
  const installed = join(project, "node_modules/octavo");
  execFileSync("npm", ["run", "--silent", "build", "--", join(installed, "dist")], { cwd: root });
  cpSync(join(root, "package.json"), join(installed, "package.json"));
  symlinkSync(join(root, "node_modules/vite"), join(project, "node_modules/vite"));
  for (const [name, content] of Object.entries({ "package.json": '{ "type": "module" }', ...files })) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), content);
  }
  return project;
}
