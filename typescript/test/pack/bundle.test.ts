import { expect, test } from "vitest";
import { bundleSize } from "../bundle-size.ts";

// What they had when this was written. The aim is 8 KiB, which a module that is generated when a program is built keeps.
test.each([
  ["struct, str, f64, list, enumOf, nullable, vu53", 1.5],
  ["pack, struct, str, f64", 22.75],
  ["pack, struct, str, f64, list, enumOf, nullable, vu53", 22.75],
  ["*", 25],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  const exported = names === "*" ? names : `{ ${names} }`;
  expect(await bundleSize(`export ${exported} from "./index.ts";`, "pack")).toBeLessThanOrEqual(limit);
});

test("a bundle of closures alone takes at most 13.5 KiB", async () => {
  const contents =
    'export { pack } from "./closures/index.ts"; export { struct, str, f64, list, enumOf, nullable, vu53 } from "./index.ts";';
  expect(await bundleSize(contents, "pack")).toBeLessThanOrEqual(13.5);
});
