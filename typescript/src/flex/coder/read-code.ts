import { evaluate, putOwn } from "../../core/index.ts";
import { NULL } from "../types.ts";
import { type Coder, LateCoder, OptionalCoder } from "./coder.ts";
import { valuesIn } from "./containers.ts";
import { ListCoder } from "./list.ts";
import { keysOf, MapCoder } from "./map.ts";
import type { Source } from "./source.ts";
import { StructCoder } from "./struct.ts";

/** Reads the value in a slot, as a coder does. What it throws does not say where something is wrong: the coders do. */
export type Read = (r: Source, at: number, width: number, packed: number, limit: number) => unknown;

/** Returns code that reads values as `coder` does, undefined where code made at run time is forbidden. */
export function readCode(coder: Coder): Read | undefined {
  const code = new ReadCode();
  const root = code.value(coder, "at", "width", "packed", "limit");
  const names = code.constants.map((_, at) => `k${at}`);
  const text = `${code.functions.join("\n")}\nreturn (r, at, width, packed, limit) => ${root};`;
  return evaluate(["valuesIn", "keysOf", "putOwn", ...names], text, [valuesIn, keysOf, putOwn, ...code.constants]) as Read | undefined;
}

/** The functions of structs, lists and maps. */
class ReadCode {
  readonly functions: string[] = [];
  readonly constants: unknown[] = [];
  readonly #names = new Map<Coder, string>();

  /** An expression for the value in a slot. */
  value(coder: Coder, at: string, width: string, packed: string, limit: string): string {
    if (coder instanceof LateCoder) return this.value(coder.coder, at, width, packed, limit);
    if (coder instanceof OptionalCoder) {
      return `${packed} >>> 2 === ${NULL} ? ${coder.none} : ${this.value(coder.item, at, width, packed, limit)}`;
    }
    const isMade = coder instanceof StructCoder || coder instanceof ListCoder || coder instanceof MapCoder;
    return `${isMade ? this.#name(coder) : `${this.#constant(coder)}.read`}(r, ${at}, ${width}, ${packed}, ${limit})`;
  }

  #constant(value: unknown): string {
    const at = this.constants.indexOf(value);
    return `k${at < 0 ? this.constants.push(value) - 1 : at}`;
  }

  #name(coder: StructCoder | ListCoder | MapCoder): string {
    const known = this.#names.get(coder);
    if (known) return known;
    const name = `read${this.#names.size}`;
    this.#names.set(coder, name);
    this.functions.push(`function ${name}(r, at, slotWidth, packed, limit) {\n${this.#lines(coder).join("\n")}\n}`);
    return name;
  }

  #lines(coder: StructCoder | ListCoder | MapCoder): string[] {
    if (coder instanceof StructCoder) return this.#struct(coder);
    return coder instanceof ListCoder ? this.#list(coder) : this.#map(coder);
  }

  #map(map: MapCoder): string[] {
    const item = this.value(map.item, "base + i * width", "width", "bytes[types + i]", "start");
    return [
      "const values = valuesIn(r, at, slotWidth, packed, limit), keys = keysOf(r, values), map = new Map();",
      "const { bytes, base, width, size, start } = values, types = base + size * width;",
      "r.open(undefined, size, at);",
      `for (let i = 0; i < size; i++) map.set(${this.#constant(map)}.keyAt(r, keys, i, at, packed), ${item});`,
      "r.leave();",
      "return map;",
    ];
  }

  /** Reads the fields by their places; the coder reads a map that has other names. */
  #struct(struct: StructCoder): string[] {
    const k = this.#constant(struct);
    const { fields, declared } = struct;
    const reads = declared.map((place) => {
      const value = this.value(fields[place]!.coder, `base + ${place} * width`, "width", `bytes[types + ${place}]`, "start");
      return `const x${place} = ${value};`;
    });
    const quoted = (place: number) => JSON.stringify(fields[place]!.name);
    const uncertain = declared.findIndex((place) => fields[place]!.mayLack);
    const certain = declared.slice(0, uncertain < 0 ? declared.length : uncertain);
    return [
      "const values = valuesIn(r, at, slotWidth, packed, limit);",
      `if (!${k}.isProven(r, values)) return ${k}.read(r, at, slotWidth, packed, limit);`,
      `r.open(undefined, ${fields.length}, at);`,
      `const { bytes, base, width, start } = values, types = base + ${fields.length} * width;`,
      ...reads,
      "r.leave();",
      `const object = { ${certain.map((place) => `[${quoted(place)}]: x${place}`).join(", ")} };`,
      ...declared.slice(certain.length).map((place) => `if (x${place} !== undefined) putOwn(object, ${quoted(place)}, x${place});`),
      "return object;",
    ];
  }

  #list(list: ListCoder): string[] {
    const k = this.#constant(list);
    const item = this.value(list.item, "base + i * width", "width", "(element < 0 ? bytes[types + i] : element << 2)", "start");
    return [
      `const elements = ${k}.elementsIn(r, at, slotWidth, packed, limit);`,
      "const { bytes, base, width, size, element, start } = elements, types = base + size * width;",
      "r.open(undefined, size, at);",
      `const values = ${list.arrayClass ? `new ${k}.arrayClass(size)` : "[]"};`,
      `for (let i = 0; i < size; i++) values[i] = ${item};`,
      "r.leave();",
      "return values;",
    ];
  }
}
