import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleOf } from "./bundle.ts";
import { SuiteServer } from "./server.ts";
import { type Suite, suiteOf } from "./suites.ts";
import type { Told } from "./tell.ts";

const fetchChromium = fileURLToPath(new URL("../../../tools/fetch-chromium", import.meta.url));

let browser: Browser;
let server: SuiteServer;
let address: string;
const suites = new Map<string, Suite>();

beforeAll(async () => {
  const executablePath = execFileSync(fetchChromium, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim();
  suites.set("prepared", await suiteOf("suite.ts", ["closures", "emitted"]));
  suites.set("chosen", await suiteOf("chosen.ts", ["generated"]));
  suites.set("wires", await suiteOf("wires.ts", []));
  const scripts = Object.fromEntries([...suites].map(([name, { script }]) => [name, script]));
  server = new SuiteServer({ ...scripts, asking: await bundleOf("asking.ts", ["generated"], []) });
  address = await server.start();
  browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  server?.stop();
});

/** Opens a page of the server, and returns what it tells. */
async function runInPage(name: string): Promise<Told> {
  const page = await browser.newPage();
  const failed = new Promise<never>((_, reject) => page.on("pageerror", reject));
  const told = server.told();
  await page.goto(`${address}/${name}`);
  const outcome = await Promise.race([told, failed]);
  await page.close();
  return outcome;
}

/** A page, or a worker of one, that has run a suite must have found what Node has. */
async function foundAlike(name: string, atLeast: number, folder = ""): Promise<Told> {
  const { passed, failed } = suites.get(name)!.found;
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(atLeast);
  const told = await runInPage(folder + name);
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

test("a worker does the same, and nothing is reported", async () => {
  for (const name of ["prepared", "wires"]) expect((await foundAlike(name, 1500, "worker/")).violations).toEqual([]);
  expect((await foundAlike("chosen", 1000, "worker/")).violations).toEqual(["eval"]);
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
