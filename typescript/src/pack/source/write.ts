import { differsAsWritten } from "../closures/map-keys.ts";
import type { List, Mapping, Open, Union, Wire } from "../schema/type.ts";
import type { Generator } from "./generator.ts";
import { property } from "./text.ts";
import { writeBody } from "./write-body.ts";
import { writeColumns } from "./write-columns.ts";
import { checkObject, partsIn, partsOf } from "./write-parts.ts";
import { stillOf, writeRun } from "./write-run.ts";

/** The lines of a function that writes the value `o` of a type to `w`; undefined if the type has none of its own. */
export function writeLines(generator: Generator, wire: Wire): string[] | undefined {
  switch (wire.kind) {
    case "bool":
    case "fixed":
    case "compressed":
    case "enum":
    case "flags":
    case "optional":
    case "struct":
    case "tuple": {
      const { check, parts } = partsIn(generator, wire);
      return [...check, ...writeBody(generator, parts)];
    }
    case "open":
      return writeOpen(generator, wire);
    case "union":
      return writeUnion(generator, wire);
    case "list":
      return wire.as ? undefined : writeList(generator, wire);
    case "map":
      return wire.as ? writeRecord(generator, wire) : differsAsWritten(wire.key) ? writeMap(generator, wire) : undefined;
    case "columns":
      return writeColumns(generator, wire);
    default:
      return undefined;
  }
}

function writeOpen(generator: Generator, { sections }: Open): string[] {
  const lines = sections.flatMap((fields, at) => [
    "{",
    ...writeBody(generator, partsOf(fields)),
    "}",
    at === 0 ? "outer.sharedCount = w.texts.length;" : "",
  ]);
  return [...checkObject(generator, "o", sections.flat()), "const outer = beginSections(w);", ...lines, "endSections(w, outer);"];
}

function writeUnion(generator: Generator, { tag, cases }: Union): string[] {
  const written = cases.flatMap(([name, node], at) => [
    `case ${JSON.stringify(name)}:`,
    `w.varint(${at});`,
    `return ${generator.writing(node, tag === undefined ? "o.value" : "o")};`,
  ]);
  return [`switch (${property("o", tag ?? "case")}) {`, ...written, "default: bad();", "}"];
}

function writeList(generator: Generator, { item, size }: List): string[] {
  const [counted, run] =
    size === undefined
      ? ["const size = countOf(o);", writeRun(generator, item, ["w.varint(size);"], "putHead(w, size);", " << 4")]
      : [`checkValues(o, ${size}); const size = ${size};`, writeRun(generator, item, [])];
  return [counted, `const a = ${generator.encodedEachOf(item, "o")};`, ...run, stillOf("o")];
}

function writeEntry(generator: Generator, { key, value }: Mapping): string[] {
  return writeBody(generator, [
    { value: "k", node: key },
    { value: "e", node: value },
  ]);
}

function writeRecord(generator: Generator, type: Mapping): string[] {
  const entry = writeEntry(generator, type);
  return ["const keys = keysOf(o);", "w.varint(keys.length);", "for (const k of keys) {", "const e = o[k];", ...entry, "}"];
}

function writeMap(generator: Generator, type: Mapping): string[] {
  return [
    "const m = mapOf(o), { size } = o;",
    "let left = size;",
    "w.varint(size);",
    "for (const [k, e] of m) {",
    "if (--left < 0) bad();",
    ...writeEntry(generator, type),
    "}",
    "if (left !== 0 || o.size !== size) bad();", // all entries were visited, so none twice
  ];
}
