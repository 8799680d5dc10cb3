import { execFileSync } from "node:child_process";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";

const file = (path: string) => new URL(path, import.meta.url).pathname;
const room = (name: string) => file(`../../src/${name}/index.ts`);

/** What came of an operation: before, on what is too deep, after that, and after the stack was full at every place of it. */
interface Found {
  readonly name: string;
  readonly before: string;
  readonly deep: readonly string[];
  readonly after: string;
  readonly later: string;
}

/** In KiB: a tenth of what Node has, and enough for Node itself. */
const STACK = 100;

async function program(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file("program.ts")],
    alias: { "octavo/pack": room("pack"), "octavo/flex": room("flex"), "octavo/evolve": room("evolve") },
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
  });
  return outputFiles[0]!.text;
}

const printed = execFileSync(process.execPath, [`--stack-size=${STACK}`, "--input-type=module", "-"], {
  input: await program(),
  encoding: "utf8",
});
const found: Found[] = JSON.parse(printed);

test("the stack is too small for most of what is as deep as any limit allows", () => {
  const full = found.filter(({ deep }) => deep.some((outcome) => outcome.endsWith(": a depth that the stack has room for")));
  expect(full.length).toBeGreaterThan(0.7 * found.length);
});

describe.each(found)("$name", ({ before, deep, after, later }) => {
  test("an error of this library says what is too deep", () => {
    expect(before).not.toMatch(/RangeError/);
    expect(deep[0]).toMatch(/^value |^(malformed|mismatch): /);
    expect(deep[1]).toMatch(/^(malformed|mismatch): (a depth|at most (256|1000)|a string)/);
  });

  test("afterwards it does what it did", () => expect([after, later]).toEqual([before, before]));
});

test("a message of any depth is verified", () => {
  expect(found.find(({ name }) => name === "flex verify")).toMatchObject({
    deep: ["value undefined", "malformed: at most 1000 containers in each other"],
  });
});
