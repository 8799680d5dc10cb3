import type { List } from "../schema/type.ts";
import type { Code } from "./code.ts";
import type { Generator } from "./generator.ts";
import { type RunReader, runReader } from "./read-run.ts";
import { runCalls } from "./run-calls.ts";
import { putHead } from "./runtime.ts";
import { stillOf, writeRun } from "./write-run.ts";

export const listCode: Code<List> = {
  write: writeList,
  read: readList,
  calls: { ...runCalls, putHead },
};

function writeList(generator: Generator, { item, size }: List): string[] {
  const [counted, run] =
    size === undefined
      ? ["const size = countOf(o);", writeRun(generator, item, ["w.varint(size);"], "putHead(w, size);", " << 4")]
      : [`checkValues(o, ${size}); const size = ${size};`, writeRun(generator, item, [])];
  return [counted, `const a = ${generator.encodedEachOf(item, "o")};`, ...run, stillOf("o")];
}

function readList(generator: Generator, { item, size }: List): string[] {
  const run = runReader(generator, item, "count");
  const head = run.codes === undefined ? listHead(size, run) : compressedHead(size, run);
  return [...head, ...run.lines, `return ${generator.decodedEach(item, "a")};`];
}

function listHead(size: number | undefined, { bitsEach }: RunReader): string[] {
  if (size !== undefined) return [`const count = ${size};`, `checkRun(r, count, ${bitsEach});`];
  return ["const first = r.at;", `const count = checkedCount(r, r.varint(), ${bitsEach}, first);`];
}

function compressedHead(size: number | undefined, { codes, bitsEach }: RunReader): string[] {
  if (size !== undefined) return [`const code = takeCode(r, ${codes});`, `const count = ${size};`, `checkRun(r, count, ${bitsEach});`];
  return [
    "const first = r.at;",
    "const head = r.bytes[r.take(1)], code = head >> 4;",
    `if (code >= ${codes}) bad();`,
    `const count = checkedCount(r, (head & 15) < 15 ? head & 15 : 15 + r.varint(), ${bitsEach}, first);`,
  ];
}
