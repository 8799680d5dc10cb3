// Builds the package into a folder, `dist` unless another is named: a file for each module, which bundlers take apart, and one for each room in
// `node`, for what loads files one by one: to import the 121 files of octavo/pack takes Node more than four times as long as these four
// (benchmarks/findings/typescript.md).
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "rolldown";

const [out = "dist"] = process.argv.slice(2);
const SOURCES = fileURLToPath(new URL("src/", import.meta.url));
const ROOMS = ["core", "pack", "flex", "frame", "generate"];

const tsc = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json", "--outDir", out];
const { status } = spawnSync(process.execPath, tsc, { stdio: "inherit" });
if (status !== 0) process.exit(1); // it has said why
await build({
  input: entries(),
  platform: "neutral",
  external: [/^node:/, "vite"],
  transform: { target: "es2022" },
  output: {
    dir: `${out}/node`,
    cleanDir: true,
    chunkFileNames: "rooms/[name].js",
    codeSplitting: { groups: ROOMS.map((name) => ({ name, test: (id) => isIn(name, id) })) },
  },
  logLevel: "warn",
});

/** Whether a module is one of a room's; the command is not, as it runs when it is loaded. */
function isIn(room, id) {
  return id.startsWith(`${SOURCES}${room}/`) && !id.endsWith("/cli.ts");
}

/** The sources of the files in `node` that package.json names, by what these are called there. */
function entries() {
  const { exports, bin } = JSON.parse(readFileSync("package.json", "utf8"));
  const paths = [...Object.values(exports), bin].flatMap((each) => (typeof each === "string" ? each : Object.values(each)));
  const names = paths.map((path) => path.match(/^\.\/dist\/node\/(.*)\.js$/)?.[1]).filter(Boolean);
  return Object.fromEntries(names.map((name) => [name, `src/${name}.ts`]));
}
