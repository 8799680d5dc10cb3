import { expect, test } from "vitest";
import { bundleSize } from "../bundle-size.ts";

// A bundle carries what it names, and no more.
test.each([
  ["read", 4.75],
  ["toObject", 4.4375],
  ["verify", 4.375],
  ["encode", 5.75],
  ["FlexBuilder", 5.6875],
  ["encode, toObject", 9.3125],
  ["read, verify", 6.625],
  ["encode, read", 9.625],
  ["flex", 16.3125],
  ["mutate", 1.5],
  ["fromJson", 7.625],
  ["fromJsonLinesStream", 8.125],
  ["toJson", 4.625],
  ["encode, FlexBuilder, read, toObject, verify", 13.75],
  ["encode, FlexBuilder, flex, read, mutate, toObject, verify, fromJson, fromJsonLines, fromJsonLinesStream, toJson, sizeProfile", 29.4375],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  expect(await bundleSize(`export { ${names} } from "./index.ts";`, "flex")).toBeLessThanOrEqual(limit);
});
