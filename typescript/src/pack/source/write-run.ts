import { widthOf } from "../schema/integers.ts";
import { type Node, presentOf, type Wire, wireOf } from "../schema/type.ts";
import { functionsOf } from "../wire/compressed.ts";
import type { Generator } from "./generator.ts";
import { store } from "./scalars.ts";
import { writeBodies } from "./write-body.ts";

/** A line behind what has written as many values of an array as `size`: getters of its values may have changed that. */
export function stillOf(array: string): string {
  return `if (${array}.length !== size) bad();`;
}

/**
 * Lines that write a run (section 5) of the first values of the array `a`, as the wire has them: as many as `size` says. They stand behind
 * `begin`; or, if the run has a width code, behind `head`, which writes the byte that gets it.
 */
export function writeRun(generator: Generator, node: Node, begin: readonly string[], head = "w.byte(0);", shift = ""): string[] {
  const lines = runLines(generator, node, "a", "size");
  if (presentOf(node).kind !== "compressed") return [...begin, ...lines];
  return ["const head = w.at;", head, ...lines, `w.bytes[head] |= code${shift};`];
}

function runLines(generator: Generator, node: Node, a: string, size: string): string[] {
  const wire = wireOf(node);
  switch (wire.kind) {
    case "optional":
      return optionalRun(generator, wire, a, size);
    case "bool":
      return [`putBools(w, ${a}, ${size});`];
    case "fixed":
      return fixedRun(wire, a, size);
    case "compressed":
      return compressedRun(generator, wire, a, size);
    default:
      return loneValues(generator, wire, a, size);
  }
}

function loneValues(generator: Generator, wire: Wire, a: string, size: string): string[] {
  if (generator.isPlain(wire)) return writeBodies(generator, wire, a, size);
  return [`for (let i = 0; i < ${size}; i++) ${generator.writing(wire, `${a}[i]`)};`];
}

function optionalRun(generator: Generator, { item }: Wire & { kind: "optional" }, a: string, size: string): string[] {
  const present = `const all = copyOf(${a}, ${size}), present = ${generator.encodedEach(item, "presentIn(all)")};`;
  return [present, `putPresence(w, all, ${size});`, ...runLines(generator, item, "present", "present.length")];
}

function fixedRun(type: Wire & { kind: "fixed" }, a: string, size: string): string[] {
  const width = widthOf(type.name);
  return [
    `w.room(${width} * ${size});`,
    "const v = w.view;",
    "let p = w.at;",
    `for (let i = 0; i < ${size}; i++) {`,
    `const x = ${a}[i];`,
    store(type, "p", "x"),
    `p += ${width};`,
    "}",
    "w.at = p;",
  ];
}

/** Finds the width code of the widest integer, `code`, and stores all in that width. */
function compressedRun(generator: Generator, type: Wire & { kind: "compressed" }, a: string, size: string): string[] {
  const put = functionsOf(type)[0];
  const any = [`code = widestOf(w, ${a}, ${size}, ${put});`, `putAll(w, ${a}, ${size}, code, ${put});`];
  return type.as === "number" ? numberRun(generator.constants.width(), type, a, size, any) : [`const ${any[0]}`, any[1]!];
}

/**
 * Numbers of at most 6 bytes are stored by adding 2^52, which makes the integer a double's lowest bits: its other bytes are where the next one
 * goes. Adding half as much again and taking it off leaves no number as it was but an integer. TimeSeries takes 0.75 of the time.
 *
 * They are stored in the width of the run before while the widest is looked for, and again only if that is another: lists take 0.7 to 0.9 of the
 * time of two loops, where each has another width 1.3 to 1.8. What counts is what the last loop saw, as a getter may have another number each
 * time.
 */
function numberRun(last: string, type: Wire & { kind: "compressed" }, a: string, size: string, any: string[]): string[] {
  const isSigned = type.name.startsWith("vi");
  return [
    `let code = ${last}.code, left = 3, p = 0;`,
    "for (let width = 0; width !== code + 1 && code < 6;) {",
    "if (--left === 0) bad();",
    "width = code + 1;",
    `w.room(width * ${size} + 8);`,
    "const v = w.view;",
    "let most = 0;",
    "p = w.at;",
    `for (let i = 0; i < ${size}; i++, p += width) {`,
    `const x = ${a}[i], y = ${isSigned ? "x < 0 ? -2 * x - 1 : 2 * x" : "x"};`,
    `if (x + 6755399441055744 - 6755399441055744 !== x${isSigned ? "" : " || x < 0"}) most = Infinity;`,
    "if (y > most) most = y;",
    "v.setFloat64(p, y + 4503599627370496, true);",
    "}",
    `code = most < ${type.name.endsWith("32") ? 2 ** 32 : 2 ** 48} ? codeOfMost(most) : 6;`,
    "}",
    "if (code < 6) {",
    `${last}.code = code;`,
    "w.at = p;",
    "} else {",
    ...any,
    "}",
  ];
}
