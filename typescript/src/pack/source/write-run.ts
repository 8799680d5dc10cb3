import { widthOf } from "../schema/integers.ts";
import { type Node, type Wire, wireOf } from "../schema/type.ts";
import { functionsOf } from "../wire/compressed.ts";
import type { Generator } from "./generator.ts";
import { store } from "./scalars.ts";
import { writeBodies } from "./write-body.ts";

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
