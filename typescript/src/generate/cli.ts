#!/usr/bin/env node
/// <reference types="node" />
import { run } from "./command.ts";

/** A module that is run may end the process, or wait for what never comes. */
function failed(): void {
  console.error("octavo: a module ended before it had exported anything");
  process.exitCode = 1;
}

process.once("exit", failed);
process.exitCode = await run(process.argv.slice(2), console);
process.off("exit", failed);
// It may also have begun what does not end, as a timer.
process.stdout.write("", () => process.stderr.write("", () => process.exit()));
