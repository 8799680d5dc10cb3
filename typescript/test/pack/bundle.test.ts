import { readFileSync } from "node:fs";
import type { Plugin } from "esbuild";
import { expect, test } from "vitest";
import { bundleSize } from "../bundle-size.ts";

// What they had when this was written. The aim is 8 KiB, which closures alone keep, and a module that is generated when a program is built:
// benchmarks/findings/typescript.md has what the rest consists of. A schema brings what writes the code of its types.
test.each([
  ["pack, struct, str, f64", 14.5],
  ["pack, struct, str, f64, enumOf, nullable, vu53", 16],
  ["pack, struct, str, f64, list, enumOf, nullable, vu53", 18.4375],
  ["*", 29],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  const exported = names === "*" ? names : `{ ${names} }`;
  expect(await bundleSize(`export ${exported} from "./index.ts";`, "pack")).toBeLessThanOrEqual(limit);
});

// Those of the schemas alone bring what makes the closures of their types.
test.each([
  ["codec", 0.75],
  ["uuid", 2.9375],
  ["date", 3.1875],
  ["struct, str, f64", 2.1875],
  ["struct, str, f64, list, enumOf, nullable, vu53", 4.5625],
  ["parse", 12],
])("a bundle of %s of the schemas alone takes at most %f KiB", async (names, limit) => {
  expect(await bundleSize(`export { ${names} } from "./schema/index.ts";`, "pack")).toBeLessThanOrEqual(limit);
});

test.each([
  ["struct, str, f64", 8],
  ["struct, str, f64, list, enumOf, nullable, vu53", 10],
])("a bundle of closures alone with %s takes at most %f KiB", async (names, limit) => {
  const contents = `export { pack } from "./closures/index.ts"; export { ${names} } from "./schema/index.ts";`;
  expect(await bundleSize(contents, "pack")).toBeLessThanOrEqual(limit);
});

/** Leaves out what some bundlers do not know, as webpack: which functions have no side effects. They know which calls have none. */
const withoutFunctions: Plugin = {
  name: "without-functions",
  setup(build) {
    build.onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replaceAll("/* @__NO_SIDE_EFFECTS__ */", ""),
      loader: "ts",
    }));
  },
};

test.each([
  ["pack, struct, str, f64", "index.ts"],
  ["struct, str, f64", "schema/index.ts"],
  ["date", "schema/index.ts"],
  ["dateOf, instantOf", "runtime.ts"],
])("a bundle of %s of %s takes no more where functions are not told to have no side effects", async (names, file) => {
  const contents = `export { ${names} } from "./${file}";`;
  expect(await bundleSize(contents, "pack", { plugins: [withoutFunctions] })).toBe(await bundleSize(contents, "pack"));
});
