import { type Declaration, type Field, type Node, type Wire, wireOf } from "../pack/schema/type.ts";
import { SKIPPED } from "./kinds.ts";

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
        return passedOver("map", { key: this.#skipped(type.key), value: this.#skipped(type.value) });
      case "tuple":
        return passedOver("tuple", { items: type.items.map((item) => this.#skipped(item)) });
      case "columns":
        return passedOver("columns", { fields: this.#fields(type.fields), byField: false });
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
  if (kind === "open") return passedOver("open", { sections });
  return kind === "struct" ? passedOver("struct", { fields: sections[0]! }) : { kind, tag: undefined, cases: sections[0]! };
}

/** A type of these parts, of which nothing is kept. */
function passedOver<W extends Wire>(kind: W["kind"], parts: Omit<W, "kind">): W {
  return { kind: SKIPPED + kind, ...parts } as unknown as W;
}
