import { posix, win32 } from "node:path";
import { expect, test } from "vitest";
import { specifierOf } from "../../src/generate/specifier.ts";

const paths = { posix, win32 };

test.each<[platform: keyof typeof paths, folder: string, path: string, specifier: string]>([
  ["posix", "/a/b", "/a/b/order.ts", "./order.ts"],
  ["posix", "/a/b", "/a/c/order.ts", "../c/order.ts"],
  ["posix", "/a", "/a/.hidden/order.ts", "./.hidden/order.ts"],
  ["posix", "/a", "/a/..order.ts", "./..order.ts"],
  ["posix", "/a", "/a/back\\slash.ts", "./back\\slash.ts"],
  ["win32", "C:\\a\\b", "C:\\a\\b\\lib\\order.ts", "./lib/order.ts"],
  ["win32", "C:/a/b", "c:\\a\\order.ts?original", "../order.ts?original"],
  ["win32", "C:\\a", "C:/a/.hidden/order.ts", "./.hidden/order.ts"],
  ["win32", "C:\\a", "D:\\b\\or der.ts", "file:///D:/b/or%20der.ts"],
])("on %s a module in %s imports %s as %s", (platform, folder, path, specifier) => {
  expect(specifierOf(folder, path, paths[platform])).toBe(specifier);
});
