import { evaluate, nameIn } from "../../core/index.ts";
import type { Coder } from "./coder.ts";
import { ListCoder } from "./list.ts";
import { MapCoder } from "./map.ts";
import { StructCoder } from "./struct.ts";
import { TupleCoder } from "./tuple.ts";
import { UnionCoder } from "./union.ts";

/** A coder of what has others inside. */
export type Container = StructCoder | ListCoder | TupleCoder | MapCoder | UnionCoder;

/** Text that is made for a coder: a function for each container, which knows the coders as k0, k1, ... */
export abstract class MadeCode {
  protected readonly parameters: string;
  readonly #functions: string[] = [];
  readonly #constants = new Map<unknown, string>();
  readonly #names = new Map<Coder, string>();

  /** `parameters` are those of each function. */
  constructor(parameters: string) {
    this.parameters = parameters;
  }

  protected abstract struct(coder: StructCoder): string[];
  protected abstract list(coder: ListCoder): string[];
  protected abstract tuple(coder: TupleCoder): string[];
  protected abstract map(coder: MapCoder): string[];
  /** An expression for which case of union `k` a value is. */
  protected abstract index(k: string): string;

  /** Returns the function with this body, undefined where code made at run time is forbidden; all know `runtime` by its names. */
  evaluate(parameters: string, body: string, runtime: object): unknown {
    const text = `${this.#functions.join("\n")}\nreturn (${parameters}) => {\n${body}\n};`;
    return evaluate(text, runtime, this.#constants);
  }

  protected add(lines: string[]): void {
    this.#functions.push(lines.join("\n"));
  }

  protected constant(value: unknown): string {
    return nameIn(this.#constants, value);
  }

  /** The name of a container's function, which is made when it is asked for first. */
  protected name(coder: Container): string {
    const known = this.#names.get(coder);
    if (known) return known;
    const name = `f${this.#names.size}`;
    this.#names.set(coder, name);
    this.add([`function ${name}(${this.parameters}) {`, ...this.#lines(coder), "}"]);
    return name;
  }

  #lines(coder: Container): string[] {
    if (coder instanceof StructCoder) return this.struct(coder);
    if (coder instanceof TupleCoder) return this.tuple(coder);
    if (coder instanceof UnionCoder) return this.#union(coder);
    return coder instanceof ListCoder ? this.list(coder) : this.map(coder);
  }

  #union(coder: UnionCoder): string[] {
    const cases = coder.structs.map((struct, index) => `case ${index}: return ${this.name(struct)}(${this.parameters});`);
    return [`switch (${this.index(this.constant(coder))}) {`, ...cases, "}", 'throw new TypeError("no such case");'];
  }
}

export function isContainer(coder: Coder): coder is Container {
  return [StructCoder, ListCoder, TupleCoder, MapCoder, UnionCoder].some((type) => coder instanceof type);
}
