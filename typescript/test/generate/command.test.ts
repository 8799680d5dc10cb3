import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeProject } from "./project.ts";

let project: string;

const SCHEMAS = `
  import { codec, str, struct, vi53 } from "octavo/pack";
  import { shout, whisper } from "./voice.js";
  export const Greeting = struct({ text: codec(str, whisper, shout), times: vi53 });
`;
const VOICE = `
  export const whisper = (text) => text.toLowerCase();
  export const shout = (text) => text.toUpperCase();
`;
const PROGRAM = `
  import { Greeting } from "./schemas.codecs.js";
  console.log(Greeting.encode({ text: "HELLO", times: 2 }).length, Greeting.decode(Greeting.encode({ text: "HELLO", times: 2 })).text);
`;

const SCHEMA = 'import { str, struct } from "octavo/pack"; export const Row = struct({ a: str }); ';

/** Files that are no modules of schemas, or do more than they should. */
const WRONG = {
  "thrown.js": "throw null;",
  "wrong/thrower.js": 'import { struct } from "octavo/pack";\nexport const Row = struct({ a: undefined });',
  "wrong/unknown.js": 'import { nope } from "octavo/pack";',
  "wrong/syntax.js": "export const = 1;",
  "importer.js": 'export * from "./wrong/syntax.js";',
  "exits.js": `${SCHEMA}process.exit(0);`,
  "waits.js": `${SCHEMA}await new Promise(() => {});`,
  "timer.js": `${SCHEMA}setInterval(() => {}, 1000);`,
};

beforeAll(() => {
  project = makeProject({ "schemas.js": SCHEMAS, "voice.js": VOICE, "program.js": PROGRAM, ...WRONG });
});

afterAll(() => rmSync(project, { recursive: true }));

function octavo(...args: string[]) {
  const installed = join(project, "node_modules/octavo");
  const bin = join(installed, JSON.parse(readFileSync(join(installed, "package.json"), "utf8")).bin.octavo);
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd: project, encoding: "utf8", timeout: 60_000 });
  return { status, printed: stdout + stderr };
}

describe("the command octavo", () => {
  test("generates modules that run where no code may be made", () => {
    expect(octavo("generate", "schemas.js", "voice.js")).toEqual({ status: 0, printed: "schemas.codecs.js\nschemas.codecs.d.ts\n" });
    const forbid = "--disallow-code-generation-from-strings";
    expect(execFileSync(process.execPath, [forbid, "program.js"], { cwd: project, encoding: "utf8" })).toBe("7 HELLO\n");
  });

  test("leaves alone what is as it should be", () => {
    expect(octavo("generate", "schemas.js", "voice.js", "schemas.codecs.js")).toEqual({ status: 0, printed: "" });
    expect(octavo("generate", "--check", "schemas.js", "voice.js")).toEqual({ status: 0, printed: "" });
  });

  test("checks, and writes nothing then", () => {
    writeFileSync(join(project, "schemas.js"), SCHEMAS.replace("times: vi53", "times: vi53, more: str"));
    const stale = (name: string) => `octavo: ${name} is not as it would be generated\n`;
    expect(octavo("generate", "--check", "schemas.js", "voice.js")).toEqual({ status: 1, printed: stale("schemas.codecs.js") });
    expect(octavo("generate", "--check", "--out", "made", "schemas.js", "voice.js")).toEqual({
      status: 1,
      printed: stale("made/schemas.codecs.js") + stale("made/schemas.codecs.d.ts"),
    });
  });

  test("takes the ends of lines that a checkout has made for the same", () => {
    const path = join(project, "schemas.codecs.js");
    octavo("generate", "schemas.js", "voice.js");
    writeFileSync(path, readFileSync(path, "utf8").replaceAll("\n", "\r\n"));
    expect(octavo("generate", "--check", "schemas.js", "voice.js")).toEqual({ status: 0, printed: "" });
  });

  test.each(["C#", "100%41", "why?"])("imports a file called %s", (name) => {
    const [path, url] = [`${name}/${name}.js`, `${encodeURIComponent(name)}/${encodeURIComponent(name)}.js`];
    mkdirSync(join(project, name));
    writeFileSync(join(project, path), VOICE);
    writeFileSync(join(project, "odd.js"), SCHEMAS.replace("./voice.js", `./${url}`));
    writeFileSync(join(project, "odd-program.js"), PROGRAM.replace("schemas", "odd"));
    expect(octavo("generate", "odd.js", path).status).toBe(0);
    expect(execFileSync(process.execPath, ["odd-program.js"], { cwd: project, encoding: "utf8" })).toBe("7 HELLO\n");
  });

  test.each(["C#", "100%41", "why?"])("declares the types of a file called %s", (name) => {
    writeFileSync(join(project, `${name}.js`), SCHEMAS);
    expect(octavo("generate", "--out", "of-odd", `${name}.js`, "voice.js").status).toBe(0);
    expect(readFileSync(join(project, `of-odd/${name}.codecs.d.ts`), "utf8")).toContain(`from "../${name}.js"`);
  });

  test("does not name the default of CommonJS as Node 23 and newer do", () => {
    writeFileSync(join(project, "common.cjs"), 'const { pack, u8 } = require("octavo/pack"); module.exports = pack(u8);');
    const asNewer = 'import level from "./common.cjs"; export { level as default, level as "module.exports" };';
    writeFileSync(join(project, "common.js"), asNewer);
    expect(octavo("generate", "common.js").status).toBe(0);
    const code = readFileSync(join(project, "common.codecs.js"), "utf8");
    expect(code).toContain("export { default_ as default };");
    expect(code).not.toContain("module.exports");
  });

  test("writes what is an ES module by its name where a package has CommonJS", () => {
    mkdirSync(join(project, "common/src"), { recursive: true });
    writeFileSync(join(project, "common/package.json"), '{ "type": "commonjs" }');
    writeFileSync(join(project, "common/src/level.pack.js"), 'const { pack, u8 } = require("octavo/pack"); exports.levels = pack(u8);');
    writeFileSync(join(project, "common/program.mjs"), 'import { levels } from "./src/level.codecs.mjs"; console.log(levels.schema);');
    const printed = "common/src/level.codecs.mjs\ncommon/src/level.codecs.d.mts\n";
    expect(octavo("generate", "common/src/level.pack.js")).toEqual({ status: 0, printed });
    expect(execFileSync(process.execPath, ["common/program.mjs"], { cwd: project, encoding: "utf8" })).toBe("u8\n");
    expect(octavo("generate", "--out", ".", "common/src/level.pack.js").printed).toBe("level.codecs.js\nlevel.codecs.d.ts\n");
  });

  test("writes elsewhere, and imports from there", () => {
    expect(octavo("generate", "--out", "made/here", "schemas.js", "voice.js").status).toBe(0);
    expect(readFileSync(join(project, "made/here/schemas.codecs.js"), "utf8")).toContain('from "../../voice.js"');
  });

  test.each([
    [["generate", "voice.js"], 1, "octavo: no schema and no codec is exported by voice.js\n"],
    [["generate", "schemas.codecs.js"], 1, "octavo: no schema and no codec is exported by schemas.codecs.js\n"],
    [["generate", "thrown.js"], 1, "octavo: thrown.js: null\n"],
    [["generate", "wrong/thrower.js"], 1, "octavo: wrong/thrower.js: expected a schema for a, found undefined (wrong/thrower.js:2)\n"],
    [["generate", "wrong/unknown.js"], 1, /^octavo: wrong\/unknown\.js: .* export named 'nope' \(.*wrong\/unknown\.js.*\)\n$/],
    [["generate", "importer.js"], 1, /^octavo: importer\.js: Unexpected token '=' \(`node importer\.js` says where\)\n$/],
    [["generate", "exits.js"], 1, "octavo: a module ended before it had exported anything\n"],
    [["generate", "--check", "exits.js"], 1, "octavo: a module ended before it had exported anything\n"],
    [["generate", "waits.js"], 1, "octavo: a module ended before it had exported anything\n"],
    [["generate", "timer.js"], 0, "timer.codecs.js\ntimer.codecs.d.ts\n"],
    [["generate", "none.js"], 1, /^octavo: none\.js: Cannot find module/],
    [["generate", "schemas.js"], 1, /^octavo: Greeting\/text: the function whisper of a codec type must be exported.*\.\/schemas\.js\n$/],
    [["generate", "--out", "x", "schemas.js", "./made/../schemas.js", "voice.js"], 1, /^octavo: two modules make .*schemas\.codecs\.js\n$/],
    [["generate"], 2, /^usage: octavo generate/],
    [[], 2, /^usage: octavo generate/],
    [["generate", "--wath", "schemas.js"], 2, /^octavo: Unknown option '--wath'/],
    [["--version"], 0, /^\d+\.\d+\.\d+\n$/],
    [["generate", "--version"], 0, /^\d+\.\d+\.\d+\n$/],
    [["--help"], 0, /^usage: octavo generate/],
  ] as const)("%j ends with %i", (args, status, printed) => {
    const result = octavo(...args);
    expect(result.printed).toEqual(typeof printed === "string" ? printed : expect.stringMatching(printed));
    expect(result.status).toBe(status);
  });

  test.skipIf("typescript" in process.features)("says what to do where Node does not import TypeScript", () => {
    writeFileSync(join(project, "typed.ts"), "export {};");
    const { status, printed } = octavo("generate", "typed.ts");
    expect(printed).toMatch(/^octavo: typed\.ts: Node .* does not import TypeScript: take Node 22\.18 or newer, or name the JavaScript/);
    expect(status).toBe(1);
  });
});
