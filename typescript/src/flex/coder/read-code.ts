import { Maker, type Shape } from "../../core/index.ts";
import { NULL } from "../types.ts";
import { type Coder, ConvertingCoder, OptionalCoder, present } from "./coder.ts";
import { valuesIn } from "./containers.ts";
import type { ListCoder } from "./list.ts";
import { isContainer, MadeCode } from "./made-code.ts";
import { keysOf, type MapCoder } from "./map.ts";
import type { Source } from "./source.ts";
import type { StructCoder } from "./struct.ts";
import type { TupleCoder } from "./tuple.ts";

/** Reads the value in a slot, as a coder does. What it throws does not say where something is wrong: the coders do. */
export type Read = (r: Source, at: number, slotWidth: number, packed: number, limit: number) => unknown;

const PARAMETERS = "r, at, slotWidth, packed, limit";

/** Returns code that reads values as `coder` does, undefined where code made at run time is forbidden. */
export function readCode(coder: Coder): Read | undefined {
  const code = new ReadCode(PARAMETERS);
  const root = code.value(coder, "at", "slotWidth", "packed", "limit");
  return code.evaluate(PARAMETERS, `return ${root};`, { valuesIn, keysOf }) as Read | undefined;
}

class ReadCode extends MadeCode {
  #makers = 0;

  /** An expression for the value in a slot. */
  value(coder: Coder, at: string, width: string, packed: string, limit: string): string {
    const made = present(coder);
    if (made instanceof OptionalCoder) {
      return `${packed} >>> 2 === ${NULL} ? ${made.none} : ${this.value(made.item, at, width, packed, limit)}`;
    }
    if (made instanceof ConvertingCoder) {
      const value = this.value(made.item, at, width, packed, limit);
      return made.decode ? `${this.constant(made.decode)}(${value})` : value;
    }
    const read = isContainer(made) ? this.name(made) : `${this.constant(made)}.read`;
    return `${read}(r, ${at}, ${width}, ${packed}, ${limit})`;
  }

  protected override map(map: MapCoder): string[] {
    const item = this.value(map.item, "base + i * width", "width", "bytes[types + i]", "start");
    return [
      "const values = valuesIn(r, at, slotWidth, packed, limit), keys = keysOf(r, values), map = new Map();",
      "const { bytes, base, width, size, start } = values, types = base + size * width;",
      "r.open(undefined, size, at);",
      `for (let i = 0; i < size; i++) map.set(${this.constant(map)}.keyAt(r, keys, i, at, packed), ${item});`,
      "r.leave();",
      "return map;",
    ];
  }

  protected override index(k: string): string {
    return `${k}.indexIn(${PARAMETERS})`;
  }

  /** Reads the fields by their places, those of a map that has other names by a function beside it. */
  protected override struct(struct: StructCoder): string[] {
    const k = this.constant(struct);
    const { fields, declared } = struct;
    const value = (place: number, index: number | string) =>
      this.value(fields[place]!.coder, `base + ${index} * width`, "width", `bytes[types + ${index}]`, "start");
    const making = this.#returning(
      declared.map((place) => fields[place]!.name),
      declared.map((place) => `x${place}`),
    );
    const body = (reads: string[]) => [
      "r.open(undefined, values.size, at);",
      "const { bytes, base, width, size, start } = values, types = base + size * width;",
      ...reads,
      "r.leave();",
      ...making,
    ];
    const otherReads = declared.flatMap((place) => [
      `const i${place} = places.indexOf(${place}, r);`,
      `const x${place} = i${place} < 0 ? ${k}.missing(r, values, ${place}) : ${value(place, `i${place}`)};`,
    ]);
    this.add([`function ${k}other(r, at, values, places) {`, ...body(otherReads), "}"]);
    return [
      "const values = valuesIn(r, at, slotWidth, packed, limit);",
      `const places = ${k}.placesIn(r, values);`,
      `if (places) return ${k}other(r, at, values, places);`,
      ...body(declared.map((place) => `const x${place} = ${value(place, place)};`)),
    ];
  }

  protected override tuple(tuple: TupleCoder): string[] {
    const reads = tuple.items.map((item, at) => {
      const value = this.value(item, `base + ${at} * width`, "width", `(element < 0 ? bytes[types + ${at}] : element << 2)`, "start");
      return `const x${at} = ${value};`;
    });
    return [
      `const elements = ${this.constant(tuple)}.elementsIn(r, at, slotWidth, packed, limit);`,
      `const { bytes, base, width, element, start } = elements, types = base + ${reads.length} * width;`,
      `r.open(undefined, ${reads.length}, at);`,
      ...reads,
      "r.leave();",
      ...this.#returning(
        reads.length,
        reads.map((_, at) => `x${at}`),
      ),
    ];
  }

  protected override list(list: ListCoder): string[] {
    const k = this.constant(list);
    const item = this.value(list.item, "base + i * width", "width", "(element < 0 ? bytes[types + i] : element << 2)", "start");
    return [
      `const elements = ${k}.elementsIn(r, at, slotWidth, packed, limit);`,
      "const { bytes, base, width, size, element, start } = elements, types = base + size * width;",
      "r.open(undefined, size, at);",
      ...(list.arrayClass ? [`const values = new ${k}.arrayClass(size);`] : this.#maker(0).making("values", [])),
      `for (let i = 0; i < size; i++) values[i] = ${item};`,
      "r.leave();",
      "return values;",
    ];
  }

  #returning(shape: Shape, values: readonly string[]): string[] {
    return [...this.#maker(shape).making("o", values), "return o;"];
  }

  #maker(shape: Shape): Maker {
    const maker = new Maker(this.#makers++, shape);
    this.add(maker.lines);
    return maker;
  }
}
