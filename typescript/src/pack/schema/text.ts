import { spelled } from "./names.ts";
import { nodeOf } from "./node-of.ts";
import { type Declaration, type Field, type Node, type Schema, wireOf } from "./type.ts";

/** Returns the canonical text of a schema: see rules 1.1 to 1.3 of spec/pack.md. */
export function textOf(type: Schema): string {
  return new Printer().type(nodeOf(type));
}

class Printer {
  readonly #declared = new Map<Declaration, number>();

  type(node: Node): string {
    const type = wireOf(node);
    switch (type.kind) {
      case "enum":
      case "flags":
        return `${type.kind}(${type.names.map(spelled).join()})`;
      case "optional":
        return `${this.type(type.item)}?`;
      case "list":
        return type.size === undefined ? `[${this.type(type.item)}]` : `[${this.type(type.item)};${type.size}]`;
      case "map":
        return `{${this.type(type.key)}:${this.type(type.value)}}`;
      case "tuple":
        return `(${type.items.map((item) => this.type(item)).join()})`;
      case "columns":
        return `columns(${this.#fields(type.fields)})`;
      case "struct":
      case "open":
      case "union":
        return this.#declaration(type);
      default:
        return "name" in type ? type.name : type.kind;
    }
  }

  #declaration(type: Declaration): string {
    const number = this.#declared.get(type);
    if (number !== undefined) return `#${number}`;
    this.#declared.set(type, this.#declared.size);
    if (type.kind === "open") return `open(${type.sections.map((fields) => this.#fields(fields)).join(";")})`;
    return `${type.kind}(${this.#fields(type.kind === "struct" ? type.fields : type.cases)})`;
  }

  #fields(fields: readonly Field[]): string {
    return fields.map(([name, type]) => `${spelled(name)}:${this.type(type)}`).join();
  }
}
