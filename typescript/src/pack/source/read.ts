import { differsAsWritten } from "../closures/map-keys.ts";
import { type List, type Mapping, type Node, type Open, typesIn, typesOf, type Union, type Wire } from "../schema/type.ts";
import type { Generator } from "./generator.ts";
import { readBody } from "./read-body.ts";
import { readColumns } from "./read-columns.ts";
import { runReader } from "./read-run.ts";
import { literal, literalOf } from "./text.ts";

/** The lines of a function that reads a value of a type from `r` and returns it; undefined if the type has none of its own. */
export function readLines(generator: Generator, wire: Wire): string[] | undefined {
  switch (wire.kind) {
    case "bool":
    case "fixed":
    case "compressed":
    case "enum":
    case "flags":
    case "optional":
    case "struct":
    case "tuple":
      return readStruct(generator, wire);
    case "open":
      return readOpen(generator, wire);
    case "union":
      return readUnion(generator, wire);
    case "list":
      return wire.as ? undefined : readList(generator, wire);
    case "map":
      return wire.as ? readRecord(generator, wire) : differsAsWritten(wire.key) ? readMap(generator, wire) : undefined;
    case "columns":
      return readColumns(generator, wire);
    default:
      return undefined;
  }
}

/** Of another type than a struct or a tuple, its one value. */
function readStruct(generator: Generator, wire: Wire): string[] {
  const { lines, values } = readBody(generator, typesIn(wire));
  return [...lines, `return ${literalOf(wire)(values)};`];
}

function readOpen(generator: Generator, { sections }: Open): string[] {
  const read = sections.map((fields, at) => {
    const { lines, values } = readBody(generator, typesOf(fields));
    const defaults = fields.map(([, node]) => generator.defaultOf(node));
    const section = [...lines, `s${at} = [${values.join(", ")}];`];
    if (at === 0) return ["let s0;", "{", ...section, "}", "outer.sharedCount = r.texts.length;"];
    return [`let s${at};`, "if (r.left > 0) {", ...section, "} else {", `s${at} = [${defaults.join(", ")}];`, "}"];
  });
  const entries = sections.flatMap((fields, at) => fields.map(([name], field) => [name, `s${at}[${field}]`] as const));
  return ["const outer = enterSections(r);", ...read.flat(), "leaveSections(r, outer);", `return ${literal(entries)};`];
}

function readUnion(generator: Generator, { tag, cases }: Union): string[] {
  const read = cases.flatMap(([name, node], at) => [`case ${at}: {`, ...readCase(generator, tag, name, node), "}"]);
  return ["switch (r.varint()) {", ...read, "default: bad();", "}"];
}

function readCase(generator: Generator, tag: string | undefined, name: string, node: Node): string[] {
  const value = JSON.stringify(name);
  if (tag === undefined) return [`return { case: ${value}, value: ${generator.reading(node)} };`];
  if (node.kind !== "struct") return [`return ${literal([[tag, value]], generator.reading(node))};`];
  const { lines, values } = readBody(generator, typesOf(node.fields));
  const made = literal([[tag, value], ...node.fields.map(([field], at) => [field, values[at]!] as const)]);
  return generator.countDepth ? ["r.enter();", ...lines, `const o = ${made};`, "r.depth--;", "return o;"] : [...lines, `return ${made};`];
}

function readList(generator: Generator, { item, size }: List): string[] {
  const run = runReader(generator, item, "count");
  const head = run.codes === undefined ? listHead(size, run.bitsEach) : compressedHead(size, run);
  return [...head, ...run.lines, `return ${generator.decodedEach(item, "a")};`];
}

function listHead(size: number | undefined, bitsEach: string): string[] {
  if (size !== undefined) return [`const count = ${size};`, `checkRun(r, count, ${bitsEach});`];
  return ["const first = r.at;", `const count = checkedCount(r, r.varint(), ${bitsEach}, first);`];
}

function compressedHead(size: number | undefined, { codes, bitsEach }: { codes?: number | undefined; bitsEach: string }): string[] {
  if (size !== undefined) return [`const code = takeCode(r, ${codes});`, `const count = ${size};`, `checkRun(r, count, ${bitsEach});`];
  return [
    "const first = r.at;",
    "const head = r.bytes[r.take(1)], code = head >> 4;",
    `if (code >= ${codes}) bad();`,
    `const count = checkedCount(r, (head & 15) < 15 ? head & 15 : 15 + r.varint(), ${bitsEach}, first);`,
  ];
}

function readRecord(generator: Generator, type: Mapping): string[] {
  const put = (key: string, value: string) => [`if (!record.add(${key}, ${value})) bad();`];
  return [...readEntries(generator, type, "const record = newRecord();", put), "return record.made;"];
}

function readMap(generator: Generator, type: Mapping): string[] {
  const put = (key: string, value: string) => [`const key = ${key};`, "crowd?.met(key);", `map.set(key, ${value});`];
  const read = readEntries(generator, type, "const map = new Map(), crowd = crowdOf(r, count);", put);
  return [...read, "if (map.size < count) bad();", "return map;"];
}

/** Lines that make what `put` puts entries into. */
function readEntries(generator: Generator, { key, value }: Mapping, made: string, put: (key: string, value: string) => string[]): string[] {
  const { lines, values } = readBody(generator, [key, value]);
  return [
    "const first = r.at;",
    "const count = checkedCount(r, r.varint(), 8, first);",
    made,
    "for (let i = 0; i < count; i++) {",
    ...lines,
    ...put(values[0]!, values[1]!),
    "}",
  ];
}
