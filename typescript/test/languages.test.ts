import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

test("the guide to the languages shows what runs here, and what it prints", async () => {
  const sample = readFileSync(new URL("languages.sample.ts", import.meta.url), "utf8");
  const guide = readFileSync(new URL("../../docs/guide/languages.md", import.meta.url), "utf8");
  const blocks = [...guide.matchAll(/^```ts\n(.*?)^```/gms)].map(([, block]) => block);
  expect(blocks.join("\n")).toBe(sample);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await import("./languages.sample.ts");
  expect(log.mock.calls.map((words) => words.join(" "))).toEqual([...sample.matchAll(/\/\/ (.*)$/gm)].map(([, printed]) => printed));
});
