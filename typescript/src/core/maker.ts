import { madeOf, memberOf, type Shape } from "./source-text.ts";

/** So many values of a place are made twice (benchmarks/findings/typescript.md, "Values that are kept"). */
export const EARLY = 100_000;

/**
 * A function in generated code, `make0`, that makes an object or an array of its values, and is called again for nothing while `early0` is above 0.
 * V8 puts all that a place makes among the old objects for good if nearly all that it made before its code was optimized was kept; such garbage
 * keeps what it refers to until all is collected. One of two that nobody keeps tells it not to, if the same code makes both.
 */
export class Maker {
  /** Lines that define it. */
  readonly lines: string[];
  readonly #id: number;
  readonly #names: readonly (string | number)[];

  constructor(id: number, shape: Shape) {
    this.#id = id;
    this.#names = typeof shape === "number" ? Array.from({ length: shape }, (_, at) => at) : shape;
    const values = this.#names.map((_, at) => `x${at}`);
    this.lines = [`let early${id} = ${EARLY};`, `function make${id}(${values.join(", ")}) {`, `return ${madeOf(shape, values)};`, "}"];
  }

  /** Lines that make one, and call it `name`. */
  making(name: string, values: readonly string[]): string[] {
    return [`const ${name} = ${this.make(values)};`, `if (${this.isEarly}) {`, ...this.again(name), "}"];
  }

  /** An expression for whether values are still made twice. */
  get isEarly(): string {
    return `early${this.#id} > 0`;
  }

  /** Lines that make the value called `name` again. */
  again(name: string): string[] {
    return [`early${this.#id}--;`, `${this.make(this.#names.map((each) => memberOf(name, each)))};`];
  }

  /** An expression that makes one of these values. */
  make(values: readonly string[]): string {
    return `make${this.#id}(${values.join(", ")})`;
  }
}
