import { widthOf } from "../schema/integers.ts";
import { type Columns, type Field, type Fixed, type Node, wireOf } from "../schema/type.ts";
import { typedNameOf } from "../wire/typed.ts";
import { columnOf } from "./column.ts";
import type { Generator } from "./generator.ts";
import { aligning, store } from "./scalars.ts";
import { property } from "./text.ts";
import { checkObject } from "./write-parts.ts";
import { stillOf } from "./write-run.ts";

/** Lines that write the columns `o` (4.9): rows, or an object of arrays. */
export function writeColumns(generator: Generator, { fields, byField }: Columns): string[] {
  return byField ? writeArrays(generator, fields) : writeRows(generator, fields);
}

function writeRows(generator: Generator, fields: readonly Field[]): string[] {
  const isFixed = ([, node]: Field) => wireOf(node).kind === "fixed";
  // Columns of numbers look at each row anyway.
  const count = fields.some(isFixed) ? "countOf" : "countOfRows";
  // A class of arrays may make others than arrays of what it maps.
  const rows = fields.every(isFixed) ? [] : ["const rows = o.constructor === Array ? o : copyOf(o, size);"];
  const lines = [`const size = ${count}(o);`, ...rows, "w.varint(size);"];
  for (let at = 0; at < fields.length; ) {
    const run = fields.slice(at).findIndex((field) => !isFixed(field));
    const fixed = fields.slice(at, run < 0 ? undefined : at + run);
    if (fixed.length > 0) lines.push("{", ...fixedColumns(generator, fixed), "}");
    else lines.push(columnOfRows(generator, fields[at]!));
    at += Math.max(fixed.length, 1);
  }
  return [...lines, stillOf("o")];
}

function columnOfRows(generator: Generator, [name, node]: Field): string {
  return `write${columnOf(generator, node)}(rows.map((row) => ${generator.encoded(node, property("row", name))}), w, size);`;
}

/** Numbers in full go straight from their rows, each row's at once and loaded before the first is stored: a Book takes 0.77 of the time. */
function fixedColumns(generator: Generator, fields: readonly Field[]): string[] {
  const columns = fields.map(([name, node], at) => {
    const type = wireOf(node) as Fixed;
    return { type, node, width: widthOf(type.name), value: generator.encoded(node, property("row", name)), x: `x${at}`, p: `p${at}` };
  });
  const begun = columns.flatMap(({ node, width, p }) => [
    ...aligning(node, "w"),
    `w.room(${width} * size);`,
    `const ${p} = w.at;`,
    `w.at += ${width} * size;`,
  ]);
  const loaded = columns.map(({ value, x }) => `const ${x} = ${value};`);
  const stored = columns.map(({ type, width, x, p }) => store(type, `${p} + ${width} * i`, x));
  return [
    ...begun,
    "const v = w.view;",
    "for (let i = 0; i < size; i++) {",
    "const row = o[i];",
    ...checkObject(generator, "row", fields),
    ...loaded,
    ...stored,
    "}",
  ];
}

function writeArrays(generator: Generator, fields: readonly Field[]): string[] {
  const arrays = fields.map(([name], at) => `const a${at} = ${property("o", name)};`);
  const counts = fields.map(([, node], at) => countOf(node, `a${at}`));
  return [
    "if (!isObject(o)) bad();",
    ...arrays,
    `const size = ${counts[0]};`,
    ...counts.slice(1).map((count) => `if (${count} !== size) bad();`),
    "w.varint(size);",
    ...fields.flatMap(([, node], at) => columnOfArray(generator, node, `a${at}`)),
  ];
}

/** An expression for how many values the array of a column has. */
function countOf(node: Node, a: string): string {
  const typed = typedNameOf(node);
  return typed ? `countOfTyped(${a}, "${typed}")` : `countOf(${a})`;
}

function columnOfArray(generator: Generator, node: Node, array: string): string[] {
  const typed = typedNameOf(node);
  if (typed) return [...aligning(node, "w"), `putTyped(w, ${array}, size, "${typed}");`];
  return [`write${columnOf(generator, node)}(${generator.encodedEachOf(node, array)}, w, size);`];
}
