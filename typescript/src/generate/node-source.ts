import { partsOf } from "../pack/schema/parts.ts";
import type { Field, Node } from "../pack/schema/type.ts";

/** An expression for a value that a schema refers to; `path` says where, in errors. */
export type ValueSource = (value: unknown, path: string) => string;

/** Returns the lines of a function's body that returns a node, as schemas are at run time; what comes again in it is written once. */
export function nodeLines(root: Node, path: string, ofValue: ValueSource): string[] {
  const writer = new NodeWriter(ofValue);
  writer.count(root);
  const made = writer.source(root, path);
  return [...writer.declarations, `return ${made};`].join("\n").split("\n");
}

/** The node that a reference leads to: generated modules have references to what contains itself alone. */
function resolved(node: Node): Node {
  return node.kind === "ref" ? resolved(node.get()) : node;
}

function partsOfAny(node: Node): readonly Node[] {
  return node.kind === "custom" || node.kind === "defaulted" ? [node.item] : partsOf(node);
}

/** The properties of a node, but for what flex has: nodes, lists of them, and plain values. */
function entriesOf(node: Node): [string, unknown][] {
  return Object.entries(node).filter(([name, value]) => name !== "flex" && (value !== undefined || node.kind === "optional"));
}

class NodeWriter {
  readonly declarations: string[] = [];
  private readonly ofValue: ValueSource;
  private readonly counts = new Map<Node, number>();
  private readonly names = new Map<Node, string>();
  private readonly done = new Set<Node>();

  constructor(ofValue: ValueSource) {
    this.ofValue = ofValue;
  }

  /** Counts how often each node comes. */
  count(node: Node): void {
    const target = resolved(node);
    const count = this.counts.get(target) ?? 0;
    this.counts.set(target, count + 1);
    if (count > 0) return;
    for (const part of partsOfAny(target)) this.count(part);
  }

  source(node: Node, path: string): string {
    const target = resolved(node);
    const name = this.names.get(target);
    if (name) return this.done.has(target) ? name : `{ kind: "ref", get: () => ${name} }`;
    if (this.counts.get(target) === 1) return this.object(target, path);
    const given = `t${this.names.size}`;
    this.names.set(target, given);
    this.declarations.push(`const ${given} = ${this.object(target, path)};`);
    this.done.add(target);
    return given;
  }

  private object(node: Node, path: string): string {
    const entries = entriesOf(node).map(([name, value]) => `${name}: ${this.property(node, name, value, path)}`);
    return `{ ${entries.join(", ")} }`;
  }

  private property(node: Node, name: string, value: unknown, path: string): string {
    if (node.kind === "custom" && name !== "item") return this.ofValue(value, path);
    if (node.kind === "defaulted" && name === "value") return this.ofValue(value, path);
    return this.plain(value, path);
  }

  /** A node, fields, other lists, or a plain value. */
  private plain(value: unknown, path: string): string {
    if (isNode(value)) return this.source(value, path);
    if (!Array.isArray(value)) return value === undefined ? "undefined" : JSON.stringify(value);
    if (!value.every(isField)) return `[${value.map((each) => this.plain(each, path)).join(", ")}]`;
    const fields = value.map(([name, node]) => `[${JSON.stringify(name)}, ${this.source(node, `${path}/${name}`)}],`);
    return ["[", ...fields, "]"].join("\n");
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "kind" in value;
}

function isField(value: unknown): value is Field {
  return Array.isArray(value) && value.length === 2 && typeof value[0] === "string" && isNode(value[1]);
}
