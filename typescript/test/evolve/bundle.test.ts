import { expect, test } from "vitest";
import { bundleSize } from "../bundle-size.ts";

// What reads any schema has the parser, and closures of every kind; beside `pack` it is what there is more.
test.each([
  ["schemaFrame", 7.75],
  ["reading", 18.9375],
  ["EvolvingReader, schemaFrame", 19.8125],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  expect(await bundleSize(`export { ${names} } from "./index.ts";`, "evolve")).toBeLessThanOrEqual(limit);
});

test.each([
  ["schemaFrame", 14.625],
  ["reading", 25.625],
])("a bundle of %s and of pack takes at most %f KiB", async (name, limit) => {
  const contents = `export { ${name} } from "./index.ts"; export { pack, struct, str, f64 } from "../pack/index.ts";`;
  expect(await bundleSize(contents, "evolve")).toBeLessThanOrEqual(limit);
});
