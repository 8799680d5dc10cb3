import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../", import.meta.url);
const { browser } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
const files = readdirSync(new URL("src", folder), { recursive: true, encoding: "utf8" });
/** Files that stand in for others in bundles for browsers, without what ends their names. */
const replacing = files.filter((file) => file.endsWith(".browser.ts")).map((file) => file.slice(0, -".browser.ts".length));

test("bundlers are told of all files for browsers, as they are here and as they are published", () => {
  const forms = (path: string) => [
    [`./dist/${path}.js`, `./dist/${path}.browser.js`],
    [`./src/${path}.ts`, `./src/${path}.browser.ts`],
  ];
  expect(browser).toEqual(Object.fromEntries(replacing.flatMap(forms)));
});

test.each(replacing)("the file for browsers exports what src/%s.ts does", async (path) => {
  const exportsOf = (file: string) => import(/* @vite-ignore */ new URL(`src/${file}`, folder).pathname);
  const [ours, theirs] = [await exportsOf(`${path}.ts`), await exportsOf(`${path}.browser.ts`)];
  expect(Object.keys(theirs)).toEqual(Object.keys(ours));
});
