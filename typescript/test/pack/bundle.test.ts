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
