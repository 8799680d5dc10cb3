import { literal } from "../../core/index.ts";
import { widthOf } from "../schema/integers.ts";
import { type Node, presentOf, typesIn, type Wire, wireOf } from "../schema/type.ts";
import { functionsOf } from "../wire/compressed.ts";
import { type Code, headerOf, isInHeader, type Slot } from "../wire/header.ts";
import { filling } from "./filling.ts";
import type { Generator } from "./generator.ts";
import { load } from "./scalars.ts";
import { shapeOf } from "./text.ts";

/** A value that stands in a struct, a tuple or an entry, while it is read. */
interface Part {
  readonly at: number;
  readonly type: Wire;
  readonly isOptional: boolean;
  readonly none: string;
  /** An expression for the program's value of one that is there. */
  readonly decoded: (value: string) => string;
  readonly slot: Slot;
}

/** Lines that read a struct's header and blocks (section 3), and an expression for each of its values. */
export function readBody(generator: Generator, nodes: readonly Node[]): { lines: string[]; values: string[] } {
  const { parts, header, fixed, end } = beginningOf(generator, nodes);
  const compressed = parts.filter(({ type }) => type.kind === "compressed");
  const variable = parts.filter((part) => isVariable(part));
  const isEmpty = end === 0 && compressed.length === 0 && variable.length === 0;
  const lines = [
    "const b = r.bytes, v = r.view;",
    "let p = r.at;",
    `if (${isEmpty ? 1 : end} > r.end - p) bad();`,
    ...header,
    ...fixed,
    isEmpty ? "if (b[p] !== 0) bad();" : "",
    `p += ${isEmpty ? 1 : end};`,
    ...decompressing(compressed),
    "r.at = p;",
    ...variable.flatMap((part) => reading(generator, part)),
  ];
  return { lines: lines.filter((line) => line !== ""), values: valuesOf(generator, nodes, parts) };
}

/** Lines that read so many plain values, all of which take `size` bytes, into the array `a`: with one check of the bytes. */
export function readBodies(generator: Generator, item: Wire, size: number, count: string): string[] {
  const nodes = typesIn(item);
  const { parts, header, fixed, end } = beginningOf(generator, nodes);
  const values = valuesOf(generator, nodes, parts);
  const each = [...header, ...fixed, end === 0 ? "if (b[p] !== 0) bad();" : ""].filter((line) => line !== "");
  const step = `, p += ${size}`;
  const shape = shapeOf(item);
  return [
    `let p = r.take(${size} * ${count});`,
    `const b = r.bytes, v = r.view, a = arrayOf(${count});`,
    ...(shape === undefined
      ? [`for (let i = 0; i < ${count}; i++${step}) {`, ...each, `a[i] = ${values[0]};`, "}"]
      : filling("a", count, each, generator.maker(shape), values, step)),
  ];
}

/** The parts, lines that read the header and the fixed block at `p`, and how many bytes those take. */
function beginningOf(generator: Generator, nodes: readonly Node[]): { parts: Part[]; header: string[]; fixed: string[]; end: number } {
  const header = headerOf(nodes);
  const parts = nodes.map((node, at) => partOf(generator, node, at, header.slots[at]!));
  const first = parts.filter((part) => !part.isOptional && part.type.kind === "fixed");
  let end = header.byteCount;
  const fixed = first.flatMap((part) => {
    const lines = loading(part, `p + ${end}`);
    end += part.type.kind === "fixed" ? widthOf(part.type.name) : 0;
    return lines;
  });
  const words = headerWords(header.byteCount, header.used);
  return { parts, header: [...words, ...parts.flatMap((part) => codes(part))], fixed, end };
}

function valuesOf(generator: Generator, nodes: readonly Node[], parts: readonly Part[]): string[] {
  return nodes.map((node, at) => generator.decoded(node, resultOf(generator, parts[at]!)));
}

function partOf(generator: Generator, node: Node, at: number, slot: Slot): Part {
  const wire = wireOf(node);
  const common = { at, type: presentOf(node), slot };
  if (wire.kind !== "optional") return { ...common, isOptional: false, none: "", decoded: (value) => value };
  return { ...common, isOptional: true, none: String(wire.none), decoded: (value) => generator.decoded(wire.item, value) };
}

function isVariable({ type, isOptional }: Part): boolean {
  return !isInHeader(type) && type.kind !== "compressed" && (isOptional || type.kind !== "fixed");
}

function headerWords(byteCount: number, used: readonly number[]): string[] {
  return used.flatMap((mask, at) => {
    const left = Math.min(4, byteCount - 4 * at);
    const unused = ~mask & (left === 4 ? -1 : (1 << (8 * left)) - 1);
    return [`const h${at} = ${word(left, 4 * at)};`, unused ? `if ((h${at} & ${unused}) !== 0) bad();` : ""];
  });
}

/** An expression that loads so many bytes of a header from its byte `at`. */
function word(byteCount: number, at: number): string {
  const from = at === 0 ? "p" : `p + ${at}`;
  const half = `v.getUint16(${from}, true)`;
  return [`b[${from}]`, half, `${half} | b[p + ${at + 2}] << 16`, `v.getInt32(${from}, true)`][byteCount - 1]!;
}

function bitsOf({ word, shift, bits, mask }: Code): string {
  if (bits === 32) return `h${word}`;
  const shifted = shift === 0 ? `h${word}` : `h${word} >>> ${shift}`;
  return shift + bits === 32 ? shifted : `${shifted} & ${mask}`;
}

/** The variables of a part's codes, checked: c0 is the code of the first part, t0 whether it is there. */
function codes({ at, slot: { presence, code, codes } }: Part): string[] {
  const lines = code.bits > 0 ? [`const c${at} = ${bitsOf(code)};`] : [];
  if (presence) {
    lines.push(`const t${at} = (${bitsOf(presence)}) !== 0;`);
    if (code.bits > 0) lines.push(`if (!t${at} && c${at} !== 0) bad();`);
  }
  if (code.bits > 0 && codes < 2 ** code.bits) lines.push(`if (c${at} >= ${codes}) bad();`);
  return lines;
}

function loading({ type, at }: Part, from: string): string[] {
  if (type.kind !== "fixed") return [];
  return [`const x${at} = ${load(type, from)};`];
}

/** One check for the whole block, then its integers. */
function decompressing(parts: readonly Part[]): string[] {
  if (parts.length === 0) return [];
  const sizes = parts.map(({ at, isOptional }) => (isOptional ? `(t${at} ? c${at} + 1 : 0)` : `c${at}`));
  const required = parts.filter((part) => !part.isOptional).length;
  return [`if (${[...sizes, required].join(" + ")} > r.end - p) bad();`, ...parts.flatMap(decompressingOne)];
}

function decompressingOne({ at, type, isOptional, none, decoded }: Part): string[] {
  if (type.kind !== "compressed") return [];
  const value = `${functionsOf(type)[1]}(v, p, c${at})`;
  const isSafe = type.as !== "number" || type.name.endsWith("32");
  // An Order, which has three, is read in 0.99 of the time that calls of `safe` take.
  if (!isOptional) return [`const x${at} = ${value};`, isSafe ? "" : `if (x${at} !== x${at}) bad();`, `p += c${at} + 1;`];
  return [`let x${at} = ${none};`, `if (t${at}) {`, `x${at} = ${decoded(isSafe ? value : `safe(${value})`)};`, `p += c${at} + 1;`, "}"];
}

function reading(generator: Generator, part: Part): string[] {
  const { at, type, isOptional, none, decoded } = part;
  if (type.kind === "text") return readingText(generator, part);
  const value = type.kind === "fixed" ? load(type, `r.take(${widthOf(type.name)})`) : generator.reading(type);
  return [isOptional ? `const x${at} = t${at} ? ${decoded(value)} : ${none};` : `const x${at} = ${value};`];
}

function readingText(generator: Generator, { at, type, isOptional, none, decoded }: Part): string[] {
  const isString = type.kind === "text" && type.name === "str";
  const read = (length: string) => (isString ? `${generator.constants.intern()}.text(r, ${length})` : `r.copy(${length})`);
  const long = (length: string) => `r.${isString ? "text" : "copy"}(${length})`;
  if (!isOptional) return [`const x${at} = c${at} < 15 ? ${read(`c${at}`)} : ${long("15 + r.varint()")};`];
  const value = `c${at} < 15 ? ${read(`c${at}`)} : ${long("lengthOfOptional(r)")}`;
  return [`const x${at} = c${at} === 0 ? ${none} : ${decoded(value)};`];
}

/** An expression for a value that has been read. */
function resultOf(generator: Generator, { at, type, isOptional, none, decoded }: Part): string {
  const value = codeValue(generator, type, `c${at}`);
  if (value === undefined) return `x${at}`;
  return isOptional ? `t${at} ? ${decoded(value)} : ${none}` : value;
}

/** An expression for what a code means by itself, or undefined if it is no value. */
function codeValue(generator: Generator, type: Wire, code: string): string | undefined {
  switch (type.kind) {
    case "bool":
      return `${code} === 1`;
    case "enum":
      return type.names.length === 1 ? JSON.stringify(type.names[0]) : `${generator.constants.value(type.names)}[${code}]`;
    case "flags":
      return literal(type.names.map((name, at) => [name, `(${code} & ${1 << at}) !== 0`]));
    default:
      return undefined;
  }
}
