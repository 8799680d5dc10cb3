import { expect, test } from "vitest";
import { bundleSize } from "../bundle-size.ts";

// A bundle carries what it names, and no more.
test.each([
  ["read", 4.6875],
  ["toObject", 4.375],
  ["verify", 4.3125],
  ["encode", 5.6875],
  ["FlexBuilder", 5.8125],
  ["encode, toObject", 9.25],
  ["read, verify", 6.5625],
  ["encode, read", 9.625],
  ["flex", 18],
  ["mutate", 1.375],
  ["fromJson", 7.4375],
  ["fromJsonLinesStream", 8],
  ["toJson", 4.625],
  ["encode, FlexBuilder, read, toObject, verify", 13.9375],
  ["encode, FlexBuilder, flex, read, mutate, toObject, verify, fromJson, fromJsonLines, fromJsonLinesStream, toJson, sizeProfile", 31.25],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  expect(await bundleSize(`export { ${names} } from "./index.ts";`, "flex")).toBeLessThanOrEqual(limit);
});

test("schemas for flex bring nothing that writes code for pack", async () => {
  const contents = `export { flex } from "./index.ts"; export { f64, list, str, struct } from "../pack/schema/index.ts";`;
  expect(await bundleSize(contents, "flex")).toBeLessThanOrEqual(20);
});
