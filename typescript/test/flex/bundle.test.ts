import { expect, test } from "vitest";
import { bundleSize } from "../bundle-size.ts";

// A bundle carries what it names, and no more.
test.each([
  ["read", 4.5],
  ["toObject", 4.25],
  ["verify", 4.25],
  ["encode", 5.5],
  ["FlexBuilder", 5.5],
  ["encode, toObject", 8.875],
  ["read, verify", 6.25],
  ["encode, read", 9.25],
  ["flex", 15.75],
  ["mutate", 1.5],
  ["fromJson", 7.5],
  ["fromJsonLinesStream", 8],
  ["toJson", 4.5],
  ["encode, FlexBuilder, read, toObject, verify", 12.875],
  ["encode, FlexBuilder, flex, read, mutate, toObject, verify, fromJson, fromJsonLines, fromJsonLinesStream, toJson, sizeProfile", 28.375],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  expect(await bundleSize(`export { ${names} } from "./index.ts";`, "flex")).toBeLessThanOrEqual(limit);
});
