// Checks static types with the oldest and the newest compiler, which may tell what is undefined from what is missing, or not. A program that has
// octavo as a package emits its declarations, and knows neither browsers nor Node.
import { spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const consumer = `${root}build/consumer`;

rmSync(consumer, { recursive: true, force: true });
cpSync(`${root}test/types/consumer`, consumer, { recursive: true });
for (const path of ["package.json", "dist"]) cpSync(root + path, `${consumer}/node_modules/octavo/${path}`, { recursive: true });

for (const isExact of [true, false]) {
  check("oldest-typescript", "test/types", isExact);
  check("oldest-typescript", "build/consumer", isExact);
  check("typescript", "test/types", isExact);
  check("typescript", "build/consumer", isExact);
}

function check(compiler, project, isExact) {
  const args = [`node_modules/${compiler}/bin/tsc`, "-p", project, "--exactOptionalPropertyTypes", isExact];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) fail(`${compiler} found that in ${project}, ${isExact ? "with" : "without"} exactOptionalPropertyTypes`);
  if (project === "build/consumer") checkDeclarations(compiler);
}

/** A type that has no name and contains itself is \`any\` in declarations. */
function checkDeclarations(compiler) {
  const text = readFileSync(`${consumer}/declarations/declared.d.ts`, "utf8");
  for (const [line] of text.matchAll(/.*\bany\b.*/g)) fail(`${compiler} declares ${line.trim()}`);
}

function fail(why) {
  console.error(why);
  process.exitCode = 1;
}
