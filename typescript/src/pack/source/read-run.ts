import { maxWidthOf, widthOf } from "../schema/integers.ts";
import { type Node, typesIn, type Wire, wireOf } from "../schema/type.ts";
import { functionsOf } from "../wire/compressed.ts";
import { sizeOf } from "../wire/header.ts";
import type { Generator } from "./generator.ts";
import { readBodies } from "./read-body.ts";
import { load } from "./scalars.ts";

/** What reads a run (section 5). */
export interface RunReader {
  /** An expression for the least bits that a value takes. */
  readonly bitsEach: string;
  /** How many width codes there are, of compressed integers: theirs is the variable `code`. */
  readonly codes: number | undefined;
  /** Lines that read so many values into the array `a`. */
  readonly lines: string[];
}

/** Reads as many values as the variable `count` says. */
export function runReader(generator: Generator, node: Node, count: string): RunReader {
  const wire = wireOf(node);
  switch (wire.kind) {
    case "optional":
      return optionalRun(generator, wire, count);
    case "bool":
      return { bitsEach: "1", codes: undefined, lines: [`const a = takeBools(r, ${count});`] };
    case "fixed":
      return { bitsEach: `${8 * widthOf(wire.name)}`, codes: undefined, lines: fixedRun(wire, count) };
    case "compressed":
      return { bitsEach: "8 * (code + 1)", codes: maxWidthOf(wire.name), lines: compressedRun(wire, count) };
    default:
      return { bitsEach: "8", codes: undefined, lines: loneValues(generator, wire, count) };
  }
}

function loneValues(generator: Generator, wire: Wire, count: string): string[] {
  if (generator.isPlain(wire)) {
    const size = sizeOf(typesIn(wire));
    if (size !== undefined) return readBodies(generator, wire, size, count);
  }
  return [`const a = roomFor(${count});`, `for (let i = 0; i < ${count}; i++) a[i] = ${generator.reading(wire)};`];
}

function optionalRun(generator: Generator, { item, none }: Wire & { kind: "optional" }, count: string): RunReader {
  const run = runReader(generator, item, "size");
  const values = generator.decodedEach(item, "a");
  return {
    bitsEach: "1",
    codes: run.codes,
    lines: [
      `const there = takeBits(r, ${count});`,
      `const size = countBits(r, there, ${count});`,
      `checkRun(r, size, ${run.bitsEach});`,
      "let all;",
      "{",
      ...run.lines,
      `all = spread(r, there, ${count}, ${values}, ${none});`,
      "}",
      "const a = all;",
    ],
  };
}

function fixedRun(type: Wire & { kind: "fixed" }, count: string): string[] {
  const width = widthOf(type.name);
  return [
    `const v = r.view, a = arrayOf(${count});`,
    `let p = r.take(${count} * ${width});`,
    `for (let i = 0; i < ${count}; i++, p += ${width}) {`,
    `a[i] = ${load(type, "p")};`,
    "}",
  ];
}

function compressedRun(type: Wire & { kind: "compressed" }, count: string): string[] {
  return [
    `if (${count} === 0 && code !== 0) bad();`,
    `const v = r.view, a = arrayOf(${count});`,
    `let p = r.take(${count} * (code + 1));`,
    `for (let i = 0; i < ${count}; i++, p += code + 1) {`,
    `const x = ${loadOfRun(type)};`,
    type.as === "number" && !type.name.endsWith("32") ? "if (x !== x) bad();" : "",
    "a[i] = x;",
    "}",
  ].filter((line) => line !== "");
}

/** An expression that loads an integer at `p`: six bytes, which a time in milliseconds takes, without a call. */
function loadOfRun(type: Wire & { kind: "compressed" }): string {
  const [, get] = functionsOf(type);
  const call = `${get}(v, p, code)`;
  return get === "getVu53" ? `code === 5 ? v.getUint16(p + 4, true) * 4294967296 + v.getUint32(p, true) : ${call}` : call;
}
