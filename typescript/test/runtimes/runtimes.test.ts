import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Suite, suiteOf } from "../browser/suites.ts";
import { here, others, type Program, printedBy } from "./program.ts";
import { makeProject, root } from "./project.ts";

/** Prints what comes of a suite. */
const PLAIN = (name: string) => `
  import { run } from "./${name}.mjs";
  console.log(JSON.stringify(await run()));
`;

/** The same in a worker. */
const PARENT = (name: string) => `
  import { Worker } from "node:worker_threads";
  const worker = new Worker(new URL("./${name}.worker.mjs", import.meta.url));
  worker.on("message", (found) => console.log(JSON.stringify(found)));
  worker.on("error", (error) => { throw error; });
`;
const WORKER = (name: string) => `
  import { parentPort } from "node:worker_threads";
  import { run } from "./${name}.mjs";
  parentPort.postMessage(await run());
`;

const REQUIRING = `
  const { pack, str } = require("octavo/pack");
  const { toObject, encode } = require("octavo/flex");
  console.log(pack(str).encode("a").length, toObject(encode(3)), typeof require("octavo/evolve").reading, typeof require("octavo/frame").encodeFrame);
`;

const folder = mkdtempSync(join(tmpdir(), "octavo-"));
const suites = new Map<string, Suite>();

beforeAll(async () => {
  suites.set("pack", await suiteOf("suite.ts", ["generated", "closures", "emitted"]));
  suites.set("coders", await suiteOf("chosen.ts", ["generated"]));
  suites.set("wires", await suiteOf("wires.ts", []));
  suites.set("streams", await suiteOf("../runtimes/streams.ts", []));
  for (const [name, { script }] of suites) {
    writeFileSync(join(folder, `${name}.mjs`), script);
    writeFileSync(join(folder, `${name}.plain.mjs`), PLAIN(name));
    writeFileSync(join(folder, `${name}.parent.mjs`), PARENT(name));
    writeFileSync(join(folder, `${name}.worker.mjs`), WORKER(name));
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What a program finds by a suite must be what this one has found. */
function expectAlike(program: Program, name: string, way: "plain" | "parent"): void {
  const { found } = suites.get(name)!;
  expect(found.failed).toEqual([]);
  expect(JSON.parse(printedBy(program, folder, `${name}.${way}.mjs`))).toEqual(found);
}

test("the suites have tests", () => {
  const counts = ["pack", "coders", "wires", "streams"].map((name) => suites.get(name)!.found.passed);
  [3000, 1000, 1500, 5].forEach((atLeast, at) => expect(counts[at]).toBeGreaterThan(atLeast));
});

describe.each(others)("$name", (program) => {
  test.each(["pack", "coders", "wires", "streams"])("runs the suite %s", (name) => expectAlike(program, name, "plain"));

  test("runs the samples on the package", () => {
    const project = makeProject(folder, program.name);
    for (const sample of ["readme", "pack/guide", "flex/guide", "evolve/guide"]) {
      cpSync(join(root, `test/${sample}.sample.ts`), join(project, "sample.ts"));
      expect(printedBy(program, project, "sample.ts")).toBe(sample === "readme" ? "24\nBTC-USD\n" : "");
    }
  });
});

test.each([here, ...others])("$name requires the package in CommonJS, too", (program) => {
  const project = makeProject(folder, program.name);
  writeFileSync(join(project, "main.cjs"), REQUIRING);
  expect(printedBy(program, project, "main.cjs")).toBe("2 3 function function\n");
});

test.each([here, ...others])("workers of $name run the suites of pack and all wires", (program) => {
  for (const name of ["pack", "wires"]) expectAlike(program, name, "parent");
});
