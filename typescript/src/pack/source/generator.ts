import { compile as compileClosures } from "../closures/compile.ts";
import { isContainer } from "../schema/depth.ts";
import { type Peeled, peel } from "../schema/peel.ts";
import { textOf } from "../schema/text.ts";
import { type Node, type Wire, wireOf } from "../schema/type.ts";
import { Intern } from "../wire/intern.ts";
import { readLines } from "./read.ts";
import { indented } from "./text.ts";
import { writeLines } from "./write.ts";

/** The text of a module's functions, and what it refers to that is no text. */
export interface Generated {
  readonly source: string;
  /** Conversions, names and coders, which the source knows as k0, k1, ... */
  readonly constants: readonly unknown[];
}

/** Returns the source of `write(o, w)` and `read(r)` for messages of a type; `countDepth` if they have to count how deep they are. */
export function generate(node: Node, countDepth: boolean): Generated {
  const generator = new Generator(countDepth);
  const write = generator.writing(node, "o");
  const read = generator.reading(node);
  generator.add([`function write(o, w) {`, `${write};`, "}", `function read(r) {`, `return ${read};`, "}"]);
  return { source: generator.source(), constants: generator.constants };
}

/** Writes functions, one for each type that has others inside it, and remembers which there are. */
export class Generator {
  readonly constants: unknown[] = [];
  readonly countDepth: boolean;
  private readonly functions: string[][] = [];
  private readonly names = new Map<Wire, string>();
  private readonly peels = new Map<Node, Peeled>();
  private readonly used = new Map<string, number>();

  constructor(countDepth: boolean) {
    this.countDepth = countDepth;
  }

  source(): string {
    return this.functions.map(indented).join("\n\n");
  }

  add(lines: string[]): void {
    this.functions.push(lines);
  }

  /** The name of a thing that is no text. */
  constant(value: unknown): string {
    const at = this.constants.indexOf(value);
    return `k${at >= 0 ? at : this.constants.push(value) - 1}`;
  }

  /** An expression for what the wire has of the program's value `x`. */
  encoded(node: Node, x: string): string {
    const { encode } = this.peeled(node);
    return encode ? `${this.constant(encode)}(${x})` : x;
  }

  /** An expression for the program's value of what the wire has. */
  decoded(node: Node, x: string): string {
    const { decode } = this.peeled(node);
    return decode ? `${this.constant(decode)}(${x})` : x;
  }

  /** An expression for the values of the array `values` as the wire has them. */
  encodedEach(node: Node, values: string): string {
    return this.peeled(node).encode ? `${values}.map((x) => ${this.encoded(node, "x")})` : values;
  }

  /** An expression for the program's values of those that the wire has. */
  decodedEach(node: Node, values: string): string {
    return this.peeled(node).decode ? `${values}.map((x) => ${this.decoded(node, "x")})` : values;
  }

  /** What remembers the texts of one place. */
  intern(): string {
    return this.constant(new Intern());
  }

  /** An expression for the value of a field that a message is too old to have. */
  defaultOf(node: Node): string {
    const { default: value } = this.peeled(node);
    return value === undefined || value === null ? String(value) : this.constant(value);
  }

  private peeled(node: Node): Peeled {
    const known = this.peels.get(node) ?? peel(node);
    this.peels.set(node, known);
    return known;
  }

  /** An expression that writes the lone value `x` of a type. */
  writing(node: Node, x: string): string {
    const wire = wireOf(node);
    const value = this.encoded(node, x);
    if (wire.kind === "text") return wire.name === "str" ? `putLoneText(w, ${value})` : `putLoneBytes(w, ${value})`;
    if (wire.kind === "shared") return `putShared(w, ${value})`;
    return `write${this.nameOf(wire)}(${value}, w)`;
  }

  /** An expression that reads a lone value of a type. */
  reading(node: Node): string {
    const wire = wireOf(node);
    return this.decoded(node, this.readingWire(wire));
  }

  private readingWire(wire: Wire): string {
    if (wire.kind === "text") return wire.name === "str" ? "r.text(r.varint())" : "r.copy(r.varint())";
    if (wire.kind === "shared") return "r.shared()";
    return `read${this.nameOf(wire)}(r)`;
  }

  /** What the functions of a type are called behind `write` and `read`; they are made when they are asked for first. */
  private nameOf(wire: Wire): string {
    const found = this.names.get(wire);
    if (found) return found;
    const kind = wire.kind[0]!.toUpperCase() + wire.kind.slice(1);
    const number = this.used.get(kind) ?? 0;
    this.used.set(kind, number + 1);
    const name = `${kind}${number}`;
    this.names.set(wire, name);
    this.define(wire, name);
    return name;
  }

  private define(wire: Wire, name: string): void {
    const write = writeLines(this, wire);
    const read = readLines(this, wire);
    if (write && read) this.addBoth(wire, name, write, read);
    else this.leaveToClosures(wire, name);
  }

  private addBoth(wire: Wire, name: string, write: string[], read: string[]): void {
    const isCounted = this.countDepth && isContainer(wire);
    const inner = isCounted ? `${name}Inside` : name;
    this.add([`// ${commentOf(wire)}`, `function write${inner}(o, w) {`, ...write, "}"]);
    this.add([`function read${inner}(r) {`, ...read, "}"]);
    if (!isCounted) return;
    this.add([`function write${name}(o, w) {`, "w.enter();", `write${inner}(o, w);`, "w.depth--;", "}"]);
    this.add([`function read${name}(r) {`, "r.enter();", `const o = read${inner}(r);`, "r.depth--;", "return o;", "}"]);
  }

  /** What is rare is not worth a text of its own. */
  private leaveToClosures(wire: Wire, name: string): void {
    const closures = this.constant(compileClosures(wire));
    this.add([`// ${commentOf(wire)}`, `const { write: write${name}, read: read${name} } = ${closures};`]);
  }
}

const COMMENT_LENGTH = 120;

/** The text of a type for a comment, in which no name can end it. */
function commentOf(wire: Wire): string {
  const text = textOf({ node: wire }).replace(/[^ -~]/g, "?");
  return text.length <= COMMENT_LENGTH ? text : `${text.slice(0, COMMENT_LENGTH)}...`;
}
