import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the guide shows what runs here", async () => {
  const sample = readFileSync(new URL("guide.sample.ts", import.meta.url), "utf8");
  const guide = readFileSync(new URL("../../../docs/guide/pack-typescript.md", import.meta.url), "utf8");
  expect(guide).toContain(`\`\`\`ts\n${sample}\`\`\``);
  await import("./guide.sample.ts");
});
