import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

test("the README shows what runs here, and what it prints", async () => {
  const sample = readFileSync(new URL("readme.sample.ts", import.meta.url), "utf8");
  const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`ts\n${sample}\`\`\``);
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  await import("./readme.sample.ts");
  expect(log.mock.calls.map(([line]) => String(line))).toEqual([...sample.matchAll(/\/\/ (.*)$/gm)].map(([, printed]) => printed));
});
