import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformSync } from "esbuild";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeProject } from "./project.ts";

const guide = readFileSync(new URL("../../../docs/guide/pack-typescript.md", import.meta.url), "utf8");

/** The files that the guide shows, by their names. */
const files = Object.fromEntries([...guide.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, name, code]) => [name!, code!]));
const commands = [...guide.matchAll(/^npx octavo (.*)$/gm)].map(([, args]) => args!.split(" "));

let project: string;
beforeAll(() => {
  project = makeProject(files);
});
afterAll(() => rmSync(project, { recursive: true }));

function printedBy(file: string): string {
  const forbid = "--disallow-code-generation-from-strings";
  return execFileSync(process.execPath, [forbid, file], { cwd: project, encoding: "utf8" });
}

test("the guide's program is built with Vite, and prints what it says", async () => {
  const lib = { entry: "src/main.ts", formats: ["es"] as const, fileName: "main" };
  await build({ root: project, logLevel: "silent", build: { lib: { ...lib, formats: [...lib.formats] } } });
  expect(printedBy("dist/main.js")).toBe("BTC-USD\n");
  expect(readFileSync(join(project, "dist/main.js"), "utf8")).not.toContain("new Function");
});

test("the guide's commands generate what its program imports, which prints what it says", () => {
  // The oldest Node that runs this imports no TypeScript.
  for (const name of readdirSync(join(project, "src"))) {
    const path = join(project, "src", name);
    writeFileSync(path.replace(/ts$/, "js"), transformSync(readFileSync(path, "utf8"), { loader: "ts" }).code);
  }
  const cli = join(project, "node_modules/octavo/dist/node/generate/cli.js");
  const printed = commands.map((args) =>
    execFileSync(process.execPath, [cli, ...args.map((arg) => arg.replace(/\.ts$/, ".js"))], { cwd: project, encoding: "utf8" }),
  );
  expect(printed).toEqual(["src/ticker.codecs.js\nsrc/ticker.codecs.d.ts\n", ""]);
  expect(printedBy("src/report.js")).toBe("67891.23\n");
});
