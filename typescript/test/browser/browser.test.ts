import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EngineName } from "../pack/engines.ts";
import { bundleOf } from "./bundle.ts";
import type { Outcome } from "./harness.ts";
import { SuiteServer } from "./server.ts";
import type { Told } from "./tell.ts";

const fetchChromium = fileURLToPath(new URL("../../../tools/fetch-chromium", import.meta.url));

const prepared: readonly EngineName[] = ["closures", "emitted"];
const chosen: readonly EngineName[] = ["generated"];

let browser: Browser;
let server: SuiteServer;
let address: string;
const inNode = new Map<string, Outcome>();

beforeAll(async () => {
  const executablePath = execFileSync(fetchChromium, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
  const { modules } = await runInNode("prepared", await bundleOf("suite.ts", prepared, []));
  const scripts = {
    prepared: await bundleOf("suite.ts", prepared, modules),
    chosen: await bundleOf("chosen.ts", chosen, []),
    wires: await bundleOf("wires.ts", [], []),
  };
  await runInNode("chosen", scripts.chosen);
  await runInNode("wires", scripts.wires);
  server = new SuiteServer({ ...scripts, asking: await bundleOf("asking.ts", chosen, []) });
  address = await server.start();
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  server?.stop();
});

/** Runs a suite where code may be made: what comes of it is what a page has to find. Returns the modules that are generated for its codecs. */
async function runInNode(name: string, bundle: string): Promise<{ modules: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-"));
  try {
    writeFileSync(join(folder, "suite.mjs"), bundle);
    const suite: typeof import("./suite.ts") = await import(pathToFileURL(join(folder, "suite.mjs")).href);
    inNode.set(name, await suite.run());
    return { modules: suite.recorded ?? [] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runInPage(name: string): Promise<Told> {
  const page = await browser.newPage();
  const failed = new Promise<never>((_, reject) => page.on("pageerror", reject));
  const told = server.told();
  await page.goto(`${address}/${name}`);
  const outcome = await Promise.race([told, failed]);
  await page.close();
  return outcome;
}

/** A page that has run a suite must have found what Node has. */
async function foundAlike(name: string, atLeast: number): Promise<Told> {
  const { passed, failed } = inNode.get(name)!;
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(atLeast);
  const told = await runInPage(name);
  expect(told.failed).toEqual([]);
  expect(told.passed).toBe(passed);
  return told;
}

test("closures and generated modules do all in a page that forbids code from text, and nothing is reported", async () => {
  const { violations } = await foundAlike("prepared", 2000);
  expect(violations).toEqual([]);
  expect(server.reports).toBe(0);
});

test("vectors of frames and flex are read and refused there, and nothing is reported", async () => {
  const { violations } = await foundAlike("wires", 1500);
  expect(violations).toEqual([]);
  expect(server.reports).toBe(0);
});

test("closures are chosen by themselves there, and coders of flex", async () => {
  const { violations } = await foundAlike("chosen", 1000);
  expect(violations).toEqual(["eval"]);
});

test("one report is made there, when the first codec is used", async () => {
  server.reports = 0;
  expect(await runInPage("asking")).toEqual({ passed: 2, failed: [], violations: ["eval"] });
  expect(server.reports).toBe(1);
});
