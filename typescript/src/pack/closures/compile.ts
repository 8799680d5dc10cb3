import { getterOf } from "../../core/index.ts";
import type { Engine } from "../engine.ts";
import { peel } from "../schema/peel.ts";
import { type Field, type Fixed, type Node, typesOf, type Wire, wireOf } from "../schema/type.ts";
import { lone } from "../wire/prefix.ts";
import { Body, type Part } from "./body.ts";
import { type Coder, converting } from "./coder.ts";
import { runOf } from "./run.ts";
import { boolCoder, compressedCoder, contentCoder, enumCoder, fixedCoder, flagsCoder, loneContentCoder, sharedCoder } from "./scalars.ts";
import { columnsCoder, listCoder, mapCoder, typedCoder } from "./several.ts";
import { openCoder, structCoder, tupleCoder, unionCoder } from "./structs.ts";

/** Returns the coder of a message: the lone value of a type (6.1). It tells every fault, where it is and on which path. */
export function compile(node: Node): Engine {
  const coder = new Compiler().lone(node);
  return { write: (value, to) => void coder.write(value, to), read: (from) => coder.read(from, 0) };
}

class Compiler {
  /** Of the types that may contain themselves: what is asked for again while it is being made. */
  private readonly made = new Map<Wire, Coder>();

  /** 5.6 */
  lone = (node: Node): Coder => {
    const { wire, encode, decode } = peel(node);
    return converting(this.loneWire(wire), encode, decode);
  };

  private loneWire(wire: Wire): Coder {
    switch (wire.kind) {
      case "text":
        return loneContentCoder(contentCoder(wire, lone));
      case "bool":
      case "fixed":
      case "compressed":
      case "enum":
      case "flags":
      case "optional":
        return alone(new Body([{ name: undefined, type: wire, get: (value) => value }], this.coder));
      default:
        return this.coder(wire);
    }
  }

  /** The coder of a required value in a struct; not of text. */
  coder = (node: Node): Coder => {
    const wire = wireOf(node);
    switch (wire.kind) {
      case "bool":
        return boolCoder;
      case "fixed":
        return fixedCoder(wire);
      case "compressed":
        return compressedCoder(wire);
      case "enum":
        return enumCoder(wire);
      case "flags":
        return flagsCoder(wire);
      case "shared":
        return sharedCoder;
      case "dynamic":
        return loneContentCoder(contentCoder({ kind: "text", name: "bytes" }, lone));
      case "union":
        return this.once(wire, () => this.union(wire));
      default:
        return this.once(wire, () => nesting(this.container(wire)));
    }
  };

  private union(wire: Wire & { kind: "union" }): Coder {
    const coders = typesOf(wire.cases).map((type) => this.lone(type));
    return unionCoder(wire, (at) => coders[at]!);
  }

  private container(wire: Wire): Coder {
    switch (wire.kind) {
      case "list":
        return wire.typed ? typedCoder((wireOf(wire.item) as Fixed).name, wire) : listCoder(wire, runOf(wire.item, this.lone));
      case "map":
        return mapCoder(wire, this.elements([wire.key, wire.value]), this.lone(wire.key));
      case "tuple":
        return tupleCoder(wire, this.elements(wire.items));
      case "struct":
        return structCoder(wire, this.body(wire.fields));
      case "open":
        return openCoder(
          wire,
          wire.sections.map((fields) => this.body(fields)),
        );
      case "columns":
        return columnsCoder(
          wire,
          typesOf(wire.fields).map((type) => runOf(type, this.lone)),
        );
      default:
        throw new TypeError(`no container: ${wire.kind}`);
    }
  }

  private body(fields: readonly Field[]): Body {
    return new Body(
      fields.map(([name, type]): Part => ({ name, type, get: getterOf(name) })),
      this.coder,
    );
  }

  /** Of a tuple, or the two values of an entry. */
  private elements(types: readonly Node[]): Body {
    return new Body(
      types.map((type, at): Part => ({ name: at, type, get: (values) => (values as unknown[])[at] })),
      this.coder,
    );
  }

  /** The coder of a type, made once; while it is made, one that will call it. */
  private once(wire: Wire, make: () => Coder): Coder {
    const found = this.made.get(wire);
    if (found) return found;
    let coder: Coder | undefined;
    this.made.set(wire, { write: (value, to) => coder!.write(value, to), read: (from, code) => coder!.read(from, code) });
    coder = make();
    this.made.set(wire, coder);
    return coder;
  }
}

function alone(body: Body): Coder {
  return {
    write(value, to) {
      body.write(value, to);
      return 0;
    },
    read: (from) => body.read(from)[0],
  };
}

/** `coder` of values that others stand in: it counts how deep. */
function nesting(coder: Coder): Coder {
  return {
    write(value, to) {
      to.enter();
      coder.write(value, to);
      to.depth--;
      return 0;
    },
    read(from) {
      from.enter();
      const value = coder.read(from, 0);
      from.depth--;
      return value;
    },
  };
}
