import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { specifierOf } from "../../src/generate/specifier.ts";

test.each([
  ["/a/b", "/a/b/order.ts", "./order.ts"],
  ["/a/b", "/a/c/order.ts", "../c/order.ts"],
  ["/a", "/a/.hidden/order.ts", "./.hidden/order.ts"],
  ["/a", "/a/..order.ts", "./..order.ts"],
  ["/a", "/a/back\\slash.ts", "./back\\slash.ts"],
])("a module in %s imports %s as %s", (folder, path, specifier) => {
  expect(specifierOf(folder, path, posix)).toBe(specifier);
});

test.each([
  ["C:\\a\\b", "C:\\a\\b\\lib\\order.ts", "./lib/order.ts"],
  ["C:/a/b", "c:\\a\\order.ts?original", "../order.ts?original"],
  ["C:\\a", "C:/a/.hidden/order.ts", "./.hidden/order.ts"],
  ["C:\\a", "D:\\b\\or der.ts", "file:///D:/b/or%20der.ts"],
])("on Windows a module in %s imports %s as %s", (folder, path, specifier) => {
  expect(specifierOf(folder, path, win32)).toBe(specifier);
});
