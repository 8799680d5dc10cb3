/// <reference types="node" />
import { createRequire } from "node:module";
import { relative } from "node:path";
import { parseArgs } from "node:util";
import { isGenerated, isThere, outputsOf, write } from "./files.ts";

const USAGE = `usage: octavo generate [--out DIR] [--check] MODULE...
       octavo --version

Writes a module of codecs for each MODULE that exports schemas or codecs of octavo/pack: order.pack.ts makes order.codecs.js and
order.codecs.d.ts, which need no code at run time. The functions of \`codec\` types must be exported by one of the modules.

  --out DIR   write into DIR, not beside each module
  --check     write nothing; fail if a file is not as it would be written
`;

/** What a command does with its lines. */
export interface Console {
  log(line: string): void;
  error(line: string): void;
}

/** Runs `octavo` with these arguments; returns its exit code: 1 if generating fails, or a check does, 2 if the arguments are wrong. */
export async function run(args: readonly string[], console: Console): Promise<0 | 1 | 2> {
  const options = optionsOf(args);
  if (typeof options === "string") {
    console.error(options);
    return 2;
  }
  if (options.help) {
    console.log(USAGE);
    return 0;
  }
  if (options.version) {
    console.log(version());
    return 0;
  }
  try {
    return await generate(options, console);
  } catch (error) {
    console.error(`octavo: ${error instanceof Error ? error.message : error}`);
    return 1;
  }
}

interface Options {
  readonly modules: readonly string[];
  readonly out: string | undefined;
  readonly check: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** The options, or what is wrong with them. */
function optionsOf(args: readonly string[]): Options | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: "string" },
        check: { type: "boolean" },
        help: { type: "boolean", short: "h" },
        version: { type: "boolean" },
      },
    });
    const { out, check = false, help = false, version = false } = values;
    const [command, ...modules] = positionals;
    if (!help && !version && (command !== "generate" || modules.length === 0)) return USAGE;
    return { modules, out, check, help, version };
  } catch (error) {
    return `octavo: ${(error as Error).message}\n\n${USAGE}`;
  }
}

/** The version of this package, wherever in it this file may be. */
function version(): string {
  return createRequire(import.meta.url)("octavo/package.json").version;
}

async function generate({ modules, out, check }: Options, console: Console): Promise<0 | 1> {
  const outputs = await outputsOf(
    modules.filter((path) => !isGenerated(path)),
    out,
  );
  if (outputs.length === 0) throw new TypeError(`no schema and no codec is exported by ${modules.join(", ")}`);
  let code: 0 | 1 = 0;
  for (const output of outputs) {
    if (await isThere(output)) continue;
    const shown = relative("", output.path);
    if (check) {
      console.error(`octavo: ${shown} is not as it would be generated`);
      code = 1;
    } else {
      await write(output);
      console.log(shown);
    }
  }
  return code;
}
