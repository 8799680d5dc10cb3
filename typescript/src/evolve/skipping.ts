import { type Declaration, type Field, type Mapping, type Node, type Wire, wireOf } from "../pack/schema/type.ts";
import { SKIPPED_MAP } from "./kinds.ts";

/** Makes types, of those that a writer has, whose values are passed over: text need not be well-formed, keys need not differ. */
export class Skipping {
  readonly #declared = new Map<Declaration, Declaration>();
  /** Structs wait for their turn: inside one another they might be too many for the stack. */
  readonly #unfinished: (() => void)[] = [];

  of(node: Node): Node {
    const skipped = this.#skipped(node);
    for (let finish = this.#unfinished.pop(); finish; finish = this.#unfinished.pop()) finish();
    return skipped;
  }

  #skipped(node: Node): Node {
    const type = wireOf(node);
    switch (type.kind) {
      case "text":
        return { kind: "text", name: "bytes" };
      case "fixed":
      case "compressed":
        return { ...type, as: "bigint" };
      case "optional":
        return { kind: "optional", item: this.#skipped(type.item), none: null };
      case "list":
        return { kind: "list", item: this.#skipped(type.item), size: type.size };
      case "map":
        return { kind: SKIPPED_MAP, key: this.#skipped(type.key), value: this.#skipped(type.value) } as unknown as Mapping;
      case "tuple":
        return { kind: "tuple", items: type.items.map((item) => this.#skipped(item)) };
      case "columns":
        return { kind: "columns", fields: this.#fields(type.fields), byField: false };
      case "struct":
      case "open":
      case "union":
        return this.#declaration(type);
      default:
        return type;
    }
  }

  #fields(fields: readonly Field[]): Field[] {
    return fields.map(([name, type]) => [name, this.#skipped(type)]);
  }

  #declaration(type: Declaration): Wire {
    const known = this.#declared.get(type);
    if (known) return known;
    const sections = type.kind === "open" ? type.sections : [type.kind === "struct" ? type.fields : type.cases];
    const made = sections.map((): Field[] => []);
    const skipped = declarationOf(type, made);
    this.#declared.set(type, skipped);
    this.#unfinished.push(() =>
      sections.forEach((fields, at) => {
        for (const field of this.#fields(fields)) made[at]!.push(field);
      }),
    );
    return skipped;
  }
}

function declarationOf({ kind }: Declaration, sections: readonly (readonly Field[])[]): Declaration {
  if (kind === "open") return { kind, sections };
  return kind === "struct" ? { kind, fields: sections[0]! } : { kind, tag: undefined, cases: sections[0]! };
}
