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

/** Finds the widest integer, then stores all in its width. */
function compressedRun(type: Wire & { kind: "compressed" }, a: string): RunWriter {
  const put = functionsOf(type)[0];
  const widest = `widestOf(w, ${a}, ${put})`;
  const all = `putAll(w, ${a}, code, ${put});`;
  return type.as === "number" ? numberRun(type, a, widest, all) : { before: [`const code = ${widest};`], code: "code", lines: [all] };
}

/**
 * Numbers of at most 6 bytes are stored by adding 2^52, which makes the integer a double's lowest bits: its other bytes are where the next one
 * goes. Adding half as much again and taking it off leaves no number as it was but an integer. TimeSeries takes 0.75 of the time.
 */
function numberRun(type: Wire & { kind: "compressed" }, a: string, widest: string, all: string): RunWriter {
  const isSigned = type.name.startsWith("vi");
  const bits = isSigned ? "x < 0 ? -2 * x - 1 : 2 * x" : "x";
  return {
    before: [
      "let most = 0;",
      `for (let i = 0; i < ${a}.length; i++) {`,
      `const x = ${a}[i], y = ${bits};`,
      `if (x + 6755399441055744 - 6755399441055744 !== x${isSigned ? "" : " || x < 0"}) most = Infinity;`,
      "if (y > most) most = y;",
      "}",
      `const code = most < ${type.name.endsWith("32") ? 2 ** 32 : 2 ** 48} ? codeOfMost(most) : ${widest};`,
    ],
    code: "code",
    lines: [
      "if (code < 6) {",
      `w.room((code + 1) * ${a}.length + 8);`,
      "const v = w.view;",
      "let p = w.at;",
      `for (let i = 0; i < ${a}.length; i++, p += code + 1) {`,
      `const x = ${a}[i];`,
      `v.setFloat64(p, (${bits}) + 4503599627370496, true);`,
      "}",
      "w.at = p;",
      "} else {",
      all,
      "}",
    ],
  };
}
