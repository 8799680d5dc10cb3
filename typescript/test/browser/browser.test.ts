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
let inNode: Outcome;

beforeAll(async () => {
  const executablePath = execFileSync(fetchChromium, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
  const recorded = await runInNode(await bundleOf("suite.ts", prepared, []));
  inNode = recorded.outcome;
  server = new SuiteServer({
    prepared: await bundleOf("suite.ts", prepared, recorded.modules),
    chosen: await bundleOf("suite.ts", chosen, []),
    wires: await bundleOf("wires.ts", [], []),
    asking: await bundleOf("asking.ts", chosen, []),
  });
  address = await server.start();
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  server?.stop();
});

/** Runs the suite where code may be made: returns what it found, and the modules that are generated for its codecs. */
async function runInNode(bundle: string): Promise<{ outcome: Outcome; modules: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "octavo-"));
  try {
    writeFileSync(join(folder, "suite.mjs"), bundle);
    const suite: typeof import("./suite.ts") = await import(pathToFileURL(join(folder, "suite.mjs")).href);
    return { outcome: await suite.run(), modules: suite.recorded };
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

test("closures and generated modules do all in a page that forbids code from text, and nothing is reported", async () => {
  expect(inNode.failed).toEqual([]);
  expect(inNode.passed).toBeGreaterThan(2000);
  const { passed, failed, violations } = await runInPage("prepared");
  expect(failed).toEqual([]);
  expect(passed).toBe(inNode.passed);
  expect(violations).toEqual([]);
  expect(server.reports).toBe(0);
});

test("closures are chosen by themselves there", async () => {
  const { passed, failed } = await runInPage("chosen");
  expect(failed).toEqual([]);
  expect(passed).toBe(inNode.passed / prepared.length);
});

test("frames and flex are there, too, and nothing is reported", async () => {
  const { passed, failed, violations } = await runInPage("wires");
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(1500);
  expect(violations).toEqual([]);
});

test("one report is made there, when the first codec is used", async () => {
  server.reports = 0;
  expect(await runInPage("asking")).toEqual({ passed: 2, failed: [], violations: ["eval"] });
  expect(server.reports).toBe(1);
});
