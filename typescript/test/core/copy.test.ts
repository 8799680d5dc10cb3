import { expect, test } from "vitest";
import * as browser from "../../src/core/copy.browser.ts";
import { copyOf } from "../../src/core/copy.ts";

const source = Uint8Array.from({ length: 10_000 }, (_, at) => at % 251);

test.each([
  ["Node's", copyOf],
  ["a browser's", browser.copyOf],
] as const)("%s copies keep what was copied", (_, copyOf) => {
  const ranges = Array.from({ length: 3000 }, (_, at) => [at, at + ((at * 37) % 5000)] as const);
  const bytes = source.slice();
  const copies = ranges.map(([from, to]) => copyOf(bytes, from, to));
  bytes.fill(255);
  const wrong = ranges.findIndex(([from, to], at) => Buffer.compare(copies[at]!, source.subarray(from, to)) !== 0);
  expect(wrong).toBe(-1);
});
