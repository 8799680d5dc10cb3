import { type Node, type Wire, wireOf } from "../schema/type.ts";
import type { Generator } from "./generator.ts";
import { runReader } from "./read-run.ts";
import { aligning } from "./scalars.ts";
import { stillOf, writeRun } from "./write-run.ts";

/**
 * What the functions of a column are called behind `write` and `read`. Each has its own: V8 leaves a function of many loops to its slower
 * compilers, and an Order's columns would take 1.5 times as long.
 */
export function columnOf(generator: Generator, node: Node): string {
  const wire = wireOf(node);
  const { columns, constants } = generator;
  const found = columns.get(wire);
  if (found) return found;
  const name = `Column${columns.size}`;
  columns.set(wire, name);
  generator.add([...constants.comment(wire, "a column of "), `function write${name}(a, w, size) {`, ...writeColumn(generator, wire), "}"]);
  generator.add([`function read${name}(r, count) {`, ...readColumn(generator, wire), "}"]);
  return name;
}

/** Lines of a function that writes a column of the `size` values in the array `a`. */
function writeColumn(generator: Generator, wire: Wire): string[] {
  return [...writeRun(generator, wire, aligning(wire, "w")), stillOf("a")];
}

/** Lines of a function that reads a column into an array, as the wire has its values. */
function readColumn(generator: Generator, wire: Wire): string[] {
  const run = runReader(generator, wire, "count");
  const code = run.codes === undefined ? [] : [`const code = takeCode(r, ${run.codes});`];
  return [...code, ...aligning(wire, "r"), `checkRun(r, count, ${run.bitsEach});`, ...run.lines, "return a;"];
}
