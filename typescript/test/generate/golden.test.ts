import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { run } from "../../src/generate/command.ts";

const golden = (name: string) => fileURLToPath(new URL(`golden/${name}`, import.meta.url));

test("a generated module is as it was", async () => {
  const lines: string[] = [];
  const print = { log: (line: string) => lines.push(line), error: (line: string) => lines.push(line) };
  const check = process.env.GOLDEN === "write" ? [] : ["--check"];
  expect(
    await run(["generate", ...check, golden("schemas.ts"), golden("money.ts")], print),
    `${lines.join("\n")}\nIf that is meant: GOLDEN=write tools/typescript test`,
  ).toBe(0);
  expect(readFileSync(golden("schemas.codecs.js"), "utf8")).not.toMatch(/new Function|eval/);
});
