import type { Engine } from "../engine.ts";
import { peel } from "../schema/peel.ts";
import { type Node, type Wire, wireOf } from "../schema/type.ts";
import { Body, type Part } from "./body.ts";
import { type Coder, converting } from "./coder.ts";
import type { Kind, Maker } from "./kind.ts";
import { kindOf } from "./kind-of.ts";

/** What makes the closures of types, by the name that `kindOf` gives their kind. */
export type Kinds = Readonly<Record<string, Kind<never>>>;

/** Returns the coder of a message: the lone value of a type (6.1). It tells every fault, where it is and on which path. */
export function compile(node: Node, kinds: Kinds): Engine {
  const coder = new Compiler(kinds).lone(node);
  return { write: (value, to) => void coder.write(value, to), read: (from) => coder.read(from, 0) };
}

class Compiler implements Maker {
  readonly #kinds: Kinds;
  /** Of the types that may contain themselves: what is asked for again while it is being made. */
  readonly #made = new Map<Wire, Coder>();

  constructor(kinds: Kinds) {
    this.#kinds = kinds;
  }

  kind(wire: Wire): Kind<Wire> {
    return this.#kinds[kindOf(wire)] as Kind<Wire>;
  }

  coder = (node: Node): Coder => {
    const wire = wireOf(node);
    return this.kind(wire).coder(wire, this);
  };

  lone = (node: Node): Coder => {
    const { wire, encode, decode } = peel(node);
    const kind = this.kind(wire);
    return converting(kind.lone ? kind.lone(wire, this) : kind.coder(wire, this), encode, decode);
  };

  body = (fields: readonly (readonly [key: string | number, type: Node, step?: string])[]): Body =>
    new Body(
      fields.map(([key, type, name = key]): Part => ({ key, name, type })),
      this,
    );

  elements(types: readonly Node[]): Body {
    return this.body([...types.entries()]);
  }

  alone(wire: Wire): Coder {
    const body = new Body([{ key: 0, name: undefined, type: wire }], this);
    return {
      write(value, to) {
        body.write([value], to);
        return 0;
      },
      read: (from) => body.read(from, [undefined])[0],
    };
  }

  once(wire: Wire, make: () => Coder): Coder {
    const found = this.#made.get(wire);
    if (found) return found;
    let coder: Coder | undefined;
    const made = () => (coder ??= make()); // not once for all: it may be too deep for the stack
    this.#made.set(wire, { write: (value, to) => made().write(value, to), read: (from, code) => made().read(from, code) });
    this.#made.set(wire, made());
    return made();
  }
}
