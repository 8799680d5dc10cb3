import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(["guide", "static"])("the guide shows what runs here: %s", async (name) => {
  const sample = readFileSync(new URL(`${name}.sample.ts`, import.meta.url), "utf8");
  const guide = readFileSync(new URL("../../../docs/guide/pack-typescript.md", import.meta.url), "utf8");
  expect(guide).toContain(`\`\`\`ts\n${sample}\`\`\``);
  await import(`./${name}.sample.ts`);
});
