import { expect, test } from "vitest";
import { bundleSize } from "../bundle-size.ts";

// A bundle carries what it names, and no more.
test.each([
  ["read", 4.625],
  ["toObject", 4.375],
  ["verify", 4.375],
  ["encode", 5.625],
  ["FlexBuilder", 5.5],
  ["encode, toObject", 9.125],
  ["read, verify", 6.375],
  ["encode, read", 9.375],
  ["flex", 16],
  ["mutate", 1.5],
  ["fromJson", 7.5],
  ["fromJsonLinesStream", 8],
  ["toJson", 4.625],
  ["encode, FlexBuilder, read, toObject, verify", 13.25],
  ["encode, FlexBuilder, flex, read, mutate, toObject, verify, fromJson, fromJsonLines, fromJsonLinesStream, toJson, sizeProfile", 29],
])("a bundle of %s takes at most %f KiB", async (names, limit) => {
  expect(await bundleSize(`export { ${names} } from "./index.ts";`, "flex")).toBeLessThanOrEqual(limit);
});
