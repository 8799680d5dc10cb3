import { execFileSync } from "node:child_process";
import { build } from "esbuild";
import { expect, test } from "vitest";

const program = `
  import { list, pack, str, struct } from "octavo/pack";
  const asked = [];
  globalThis.Function = new Proxy(Function, { construct(target, args) { asked.push("asked"); return Reflect.construct(target, args); } });
  const codecs = [pack(struct({ name: str })), pack(list(str))];
  console.log(asked.length, codecs[0].decode(codecs[0].encode({ name: "ada" })).name, codecs[1].decode(codecs[1].encode(["x"]))[0], asked.length);
`;

async function bundle(): Promise<string> {
  const entry = new URL("../../src/pack/index.ts", import.meta.url).pathname;
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: "." },
    alias: { "octavo/pack": entry },
    bundle: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]!.text;
}

test("where code made at run time is forbidden, closures serve, and nobody asks more than once", async () => {
  const forbid = "--disallow-code-generation-from-strings";
  const printed = execFileSync(process.execPath, [forbid, "--input-type=module", "-e", await bundle()], { encoding: "utf8" });
  expect(printed).toBe("0 ada x 1\n");
});

test("where it is allowed, each codec has code of its own, made when it is used", async () => {
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", await bundle()], { encoding: "utf8" });
  expect(printed).toBe("0 ada x 2\n");
});

// React Native is so in its release builds.
test("an engine may forbid it by a SyntaxError, as Hermes does", async () => {
  const refusing = 'Function = class { constructor() { throw new SyntaxError("Parsing source code unsupported"); } };';
  const printed = execFileSync(process.execPath, ["--input-type=module", "-e", refusing + (await bundle())], { encoding: "utf8" });
  expect(printed).toBe("0 ada x 2\n");
});
