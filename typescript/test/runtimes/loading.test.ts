import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build, type Platform } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { here, others, printedBy } from "./program.ts";
import { makeProject, root } from "./project.ts";

const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** What programs import while they run. */
const rooms = Object.keys(exports).filter((room) => exports[room].node);
const fileOf = (room: string) => join(root, exports[room].node);
const folder = mkdtempSync(join(tmpdir(), "octavo-"));
let project: string;

beforeAll(() => {
  project = makeProject(folder, "loading");
  const specifiers = rooms.map((room) => JSON.stringify(room.replace(".", "octavo")));
  writeFileSync(join(project, "main.mjs"), `for (const each of [${specifiers}]) console.log(import.meta.resolve(each));`);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each([here, ...others])("$name takes a file for each room", (program) => {
  const resolved = printedBy(program, project, "main.mjs").trim().split("\n");
  expect(resolved.map((url) => url.replace(/.*\/dist\//, "./dist/"))).toEqual(rooms.map((room) => exports[room].node));
});

/** The files that a module imports, and those that they do. */
function loadedBy(file: string): Set<string> {
  const loaded = new Set([file]);
  for (const each of loaded) {
    const imports = readFileSync(each, "utf8").matchAll(/^(?:import|export) (?:.* from )?"(\..*)";$/gm);
    for (const [, path] of imports) loaded.add(join(dirname(each), path!));
  }
  return loaded;
}

test.each(rooms)("%s is five files at most", (room) => {
  const loaded = loadedBy(fileOf(room));
  expect([...loaded]).toContain(join(root, "dist/node/rooms/core.js"));
  expect(loaded.size).toBeLessThanOrEqual(5);
});

test.each<Platform>(["node", "browser"])("bundles for %s take what they need, of a file for each module", async (platform) => {
  const stdin = { contents: `export { str } from "octavo/pack";`, resolveDir: project };
  const { metafile } = await build({ stdin, bundle: true, format: "esm", platform, metafile: true, write: false });
  const [output] = Object.values(metafile.outputs);
  const taken = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  expect(taken.map(([path]) => path.replace(/.*\/?dist\//, ""))).toContain("pack/schema/plain.js");
  expect(taken.filter(([path]) => path.includes("/dist/node/"))).toEqual([]);
});
