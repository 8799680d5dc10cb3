import { Maker, madeOf, type Shape } from "../../core/index.ts";
import { isContainer } from "../schema/depth.ts";
import { partsOf } from "../schema/parts.ts";
import { peel } from "../schema/peel.ts";
import { type Node, typesIn, type Wire, wireOf } from "../schema/type.ts";
import { isPlain } from "../wire/header.ts";
import type { Code, Codes } from "./code.ts";
import type { Constants } from "./constants.ts";
import { structCode } from "./struct.ts";

/** Returns the source of a function that returns the `MakeCalls` of a type, whose values have that depth; they count it if that may be more than `maxDepth`. */
export function generate(node: Node, depth: number, maxDepth: number, constants: Constants, codes: Codes): string {
  const generator = new Generator(depth, maxDepth, constants, codes);
  const write = generator.writing(node, "o");
  const read = generator.reading(node);
  generator.add(callsLines(write, read));
  return generator.source();
}

/** The calls of one codec: in a text of their own, V8 inlines them into the caller, which takes a third less for a Ticker. */
const callsLines = (write: string, read: string): string[] => [
  "return (limits, faults) => {",
  "return { encode, encodeInto, decode };",
  "function encode(o) {",
  "const w = takeWriter();",
  "encodeInto(o, w);",
  "return finishWriter(w);",
  "}",
  "function encodeInto(o, w) {",
  "w.begin(limits.maxDepth);",
  "try {",
  `${write};`,
  "} catch (error) {",
  "w.at = w.start;",
  "throw faults.ofValue(error, o);",
  "} finally {",
  "w.isBusy = false;",
  "}",
  "}",
  "function decode(message) {",
  "try {",
  "const r = takeReader(message, limits);",
  `const o = ${read};`,
  "finishReader(r);",
  "return o;",
  "} catch (error) {",
  "throw faults.ofMessage(error, message);",
  "}",
  "}",
  "};",
];

/** Whether a type has too many parts for code of its own, whose variables have only so much room on the stack. */
function isLong(wire: Wire): boolean {
  return partsOf(wire).length > 10_000;
}

/** Writes functions, one for each type that has others inside it, and remembers which there are. */
export class Generator {
  readonly constants: Constants;
  readonly countDepth: boolean;
  /** What the functions of columns are called. */
  readonly columns: Map<Wire, string> = new Map();
  readonly #codes: Codes;
  readonly #functions: string[][] = [];
  readonly #names = new Map<Wire, string>();
  /** Whether what is read has nothing else inside that would be kept with it: it is not worth a look (an Order takes 1.05 with one). */
  readonly #isFlat: boolean;
  #makers = 0;
  readonly #used = new Map<string, number>();

  constructor(depth: number, maxDepth: number, constants: Constants, codes: Codes) {
    this.#isFlat = depth <= 1;
    this.countDepth = depth > maxDepth;
    this.constants = constants;
    this.#codes = codes;
  }

  source(): string {
    return this.#functions.map((lines) => lines.join("\n")).join("\n\n");
  }

  /** Adds a function that makes values of that shape. */
  maker(shape: Shape): Maker {
    const maker = new Maker(this.#makers++, shape);
    this.add(maker.lines);
    return maker;
  }

  /** Lines that return a value of that shape. */
  returning(shape: Shape, values: readonly string[]): string[] {
    return this.#isFlat ? [`return ${madeOf(shape, values)};`] : [...this.maker(shape).making("o", values), "return o;"];
  }

  add(lines: string[]): void {
    this.#functions.push(lines);
  }

  /** An expression for what the wire has of the program's value `x`. */
  encoded(node: Node, x: string): string {
    switch (node.kind) {
      case "ref":
        return this.encoded(node.get(), x);
      case "defaulted":
        return this.encoded(node.item, `orDefault(${x}, ${this.constants.value(node.value)})`);
      case "custom":
        return this.encoded(node.item, `${this.constants.value(node.encode)}(${x})`);
      default:
        return x;
    }
  }

  /** An expression for the program's value of what the wire has. */
  decoded(node: Node, x: string): string {
    switch (node.kind) {
      case "ref":
        return this.decoded(node.get(), x);
      case "defaulted":
        return this.decoded(node.item, x);
      case "custom":
        return `${this.constants.value(node.decode)}(${this.decoded(node.item, x)})`;
      default:
        return x;
    }
  }

  /** An expression for the values of the array `values` as the wire has them. */
  encodedEach(node: Node, values: string): string {
    return mapped(values, this.encoded(node, "x"));
  }

  /** The same of the first `size` values of a program's array: one may have gaps, or make others than arrays of what it maps. */
  encodedEachOf(node: Node, array: string): string {
    return this.encoded(node, "x") === "x" ? array : this.encodedEach(node, `copyOf(${array}, size)`);
  }

  /** An expression for the program's values of those that the wire has. */
  decodedEach(node: Node, values: string): string {
    return mapped(values, this.decoded(node, "x"));
  }

  /** An expression for the value of a field that a message is too old to have. */
  defaultOf(node: Node): string {
    const { default: value } = peel(node);
    if (typeof value === "object" && value) return `fresh(${this.constants.value(value)})`;
    return value === undefined || value === null ? `${value}` : this.constants.value(value);
  }

  /** Whether many of a type are best written and read in one loop: what takes few bytes, and has no depth to be counted. */
  isPlain(wire: Wire): boolean {
    return !(this.countDepth && isContainer(wire)) && isPlain(typesIn(wire)) && !isLong(wire);
  }

  /** An expression that writes the lone value `x` of a type. */
  writing(node: Node, x: string): string {
    const wire = wireOf(node);
    const value = this.encoded(node, x);
    if (wire.kind === "text") return wire.name === "str" ? `putLoneText(w, ${value})` : `putLoneBytes(w, ${value})`;
    if (wire.kind === "shared") return `putShared(w, checkedText(${value}))`;
    return `write${this.#nameOf(wire)}(${value}, w)`;
  }

  /** An expression that reads a lone value of a type. */
  reading(node: Node): string {
    const wire = wireOf(node);
    return this.decoded(node, this.#readingWire(wire));
  }

  #readingWire(wire: Wire): string {
    if (wire.kind === "text") return wire.name === "str" ? `${this.constants.intern()}.text(r, r.varint())` : "r.copy(r.varint())";
    if (wire.kind === "shared") return "takeShared(r)";
    return `read${this.#nameOf(wire)}(r)`;
  }

  /** What the functions of a type are called behind `write` and `read`; they are made when they are asked for first. */
  #nameOf(wire: Wire): string {
    const found = this.#names.get(wire);
    if (found) return found;
    const kind = wire.kind[0]!.toUpperCase() + wire.kind.slice(1);
    const number = this.#used.get(kind) ?? 0;
    this.#used.set(kind, number + 1);
    const name = `${kind}${number}`;
    this.#names.set(wire, name);
    this.#define(wire, name);
    return name;
  }

  #define(wire: Wire, name: string): void {
    const code = isLong(wire) ? undefined : this.#codeOf(wire);
    const write = code?.write(this, wire);
    const read = code?.read(this, wire);
    if (write && read) this.#addBoth(wire, name, write, read);
    else this.#leaveToClosures(wire, name);
  }

  #codeOf(wire: Wire): Code<Wire> | undefined {
    switch (wire.kind) {
      case "bool":
      case "fixed":
      case "compressed":
      case "enum":
      case "flags":
      case "optional":
      case "struct":
      case "tuple":
        return structCode;
      case "list":
      case "map":
        return this.#codes[wire.as ?? wire.kind] as Code<Wire> | undefined;
      default:
        return this.#codes[wire.kind] as Code<Wire> | undefined;
    }
  }

  #addBoth(wire: Wire, name: string, write: string[], read: string[]): void {
    const isCounted = this.countDepth && isContainer(wire);
    const inner = isCounted ? `${name}Inside` : name;
    this.add([...this.constants.comment(wire), `function write${inner}(o, w) {`, ...write, "}"]);
    this.add([`function read${inner}(r) {`, ...read, "}"]);
    if (!isCounted) return;
    this.add([`function write${name}(o, w) {`, "w.enter();", `write${inner}(o, w);`, "w.depth--;", "}"]);
    this.add([`function read${name}(r) {`, "r.enter();", `const o = read${inner}(r);`, "r.depth--;", "return o;", "}"]);
  }

  /** What is rare is not worth a text of its own. */
  #leaveToClosures(wire: Wire, name: string): void {
    this.add([...this.constants.comment(wire), `const { write: write${name}, read: read${name} } = ${this.constants.closures(wire)};`]);
  }
}

/** `values` with each of them, x, made into another. */
function mapped(values: string, made: string): string {
  return made === "x" ? values : `${values}.map((x) => ${made})`;
}
