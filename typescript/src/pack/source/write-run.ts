import { widthOf } from "../schema/integers.ts";
import { type Field, type Fixed, type Node, type Wire, wireOf } from "../schema/type.ts";
import { functionsOf } from "../wire/compressed.ts";
import type { Generator } from "./generator.ts";
import { store } from "./scalars.ts";
import { property } from "./text.ts";
import { writeBodies } from "./write-body.ts";
import { checkObject } from "./write-parts.ts";

/** What writes a run (section 5) of the values in an array. */
export interface RunWriter {
  /** Lines that come before the run's count, and find its width code. */
  readonly before: string[];
  /** The variable of the width code, of compressed integers. */
  readonly code: string | undefined;
  readonly lines: string[];
}

/** Writes the values of the array `a`, as the wire has them. */
export function runWriter(generator: Generator, node: Node, a: string): RunWriter {
  const wire = wireOf(node);
  switch (wire.kind) {
    case "optional":
      return optionalRun(generator, wire, a);
    case "bool":
      return { before: [], code: undefined, lines: [`putBools(w, ${a});`] };
    case "fixed":
      return { before: [], code: undefined, lines: fixedRun(wire, a) };
    case "compressed":
      return compressedRun(wire, a);
    default:
      return { before: [], code: undefined, lines: loneValues(generator, wire, a) };
  }
}

function loneValues(generator: Generator, wire: Wire, a: string): string[] {
  if (generator.isPlain(wire)) return writeBodies(generator, wire, a);
  return [`for (let i = 0; i < ${a}.length; i++) ${generator.writing(wire, `${a}[i]`)};`];
}

function optionalRun(generator: Generator, { item }: Wire & { kind: "optional" }, a: string): RunWriter {
  const run = runWriter(generator, item, "present");
  const present = `const present = ${generator.encodedEach(item, `presentIn(${a})`)};`;
  return { before: [present, ...run.before], code: run.code, lines: [`putPresence(w, ${a});`, ...run.lines] };
}

function fixedRun(type: Wire & { kind: "fixed" }, a: string): string[] {
  const width = widthOf(type.name);
  return [
    `w.room(${width} * ${a}.length);`,
    "const v = w.view;",
    "let p = w.at;",
    `for (let i = 0; i < ${a}.length; i++) {`,
    `const x = ${a}[i];`,
    store(type, "p", "x"),
    `p += ${width};`,
    "}",
    "w.at = p;",
  ];
}

/** Stores each integer where the first goes to find the widest, then all of them in that width. */
function compressedRun(type: Wire & { kind: "compressed" }, a: string): RunWriter {
  const [put] = functionsOf(type);
  return {
    before: [
      "w.room(8);",
      "let code = 0;",
      `for (let i = 0; i < ${a}.length; i++) {`,
      `const c = ${put}(w.view, w.at, ${a}[i]);`,
      "if (c < 0) bad();",
      "if (c > code) code = c;",
      "}",
    ],
    code: "code",
    lines: [
      `w.room((code + 1) * ${a}.length + 8);`,
      "const v = w.view;",
      "let p = w.at;",
      `for (let i = 0; i < ${a}.length; i++, p += code + 1) ${put}(v, p, ${a}[i]);`,
      "w.at = p;",
    ],
  };
}

/** Lines that write the rows `o`, so many as `size` says, as columns (4.9). */
export function columnWriter(generator: Generator, fields: readonly Field[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < fields.length; ) {
    const run = fields.slice(at).findIndex(([, node]) => wireOf(node).kind !== "fixed");
    const fixed = fields.slice(at, run < 0 ? undefined : at + run);
    lines.push("{", ...(fixed.length > 0 ? fixedColumns(generator, fixed) : otherColumn(generator, fields[at]!)), "}");
    at += Math.max(fixed.length, 1);
  }
  return lines;
}

function otherColumn(generator: Generator, [name, node]: Field): string[] {
  const run = runWriter(generator, wireOf(node), "a");
  const values = `const a = o.map((row) => ${generator.encoded(node, property("row", name))});`;
  return [values, ...run.before, ...(run.code ? [`w.byte(${run.code});`] : []), ...run.lines];
}

/** Numbers in full go straight from their rows, each row's at once and loaded before the first is stored: a Book takes 0.77 of the time. */
function fixedColumns(generator: Generator, fields: readonly Field[]): string[] {
  const columns = fields.map(([name, node], at) => {
    const type = wireOf(node) as Fixed;
    return { type, width: widthOf(type.name), value: generator.encoded(node, property("row", name)), x: `x${at}`, p: `p${at}` };
  });
  const begun = columns.flatMap(({ width, p }) => [
    ...(width > 1 ? [`w.zeros(-(w.at - w.base) & ${width - 1});`] : []),
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
