import { execFileSync } from "node:child_process";
import { build } from "esbuild";
import { expect, test } from "vitest";

const program = `
  import { flex } from "octavo/flex";
  import { list, str, struct } from "octavo/pack/schema";
  let asked = 0;
  globalThis.Function = new Proxy(Function, { construct(target, args) { asked++; return Reflect.construct(target, args); } });
  const codecs = [flex(struct({ name: str })), flex(list(str))];
  console.log(asked, codecs[0].decode(codecs[0].encode({ name: "ada" })).name, codecs[1].decode(codecs[1].encode(["x"]))[0], asked);
`;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: "." },
    alias: Object.fromEntries(
      ["pack/schema", "flex"].map((it) => [`octavo/${it}`, new URL(`../../src/${it}/index.ts`, import.meta.url).pathname]),
    ),
    bundle: true,
    format: "esm",
    write: false,
  });
  return outputFiles[0]!.text;
}

test.each([
  [
    "where code made at run time is forbidden, coders serve, and nobody asks more than once",
    ["--disallow-code-generation-from-strings"],
    1,
  ],
  ["where it is allowed, each codec has code of its own for each direction, made when it is used", [], 4],
])("%s", async (_, flags, asked) => {
  const printed = execFileSync(process.execPath, [...flags, "--input-type=module", "-e", await bundle()], { encoding: "utf8" });
  expect(printed).toBe(`0 ada x ${asked}\n`);
});
