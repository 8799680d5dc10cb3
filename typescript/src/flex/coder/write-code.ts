import { getOwn } from "../../core/index.ts";
import { BOOL, FLOAT, INT, MAP, packedType, UINT } from "../types.ts";
import type { InlineEmitter } from "../write/inline-emitter.ts";
import { unsignedWidth } from "../write/widths.ts";
import { type Coder, ConvertingCoder, type Form, OptionalCoder, present, type ScalarCoder } from "./coder.ts";
import type { ListCoder } from "./list.ts";
import { isContainer, MadeCode } from "./made-code.ts";
import type { MapCoder } from "./map.ts";
import type { StructCoder } from "./struct.ts";
import type { Target } from "./target.ts";
import type { TupleCoder } from "./tuple.ts";
import * as runtime from "./write-runtime.ts";

/** Puts a value by an emitter, that of the target. What it throws does not say what is wrong: the coders do. */
export type Put = (value: unknown, e: InlineEmitter, to: Target) => void;

/** Returns code that puts values as `coder` does, undefined where code made at run time is forbidden. */
export function writeCode(coder: Coder): Put | undefined {
  const code = new WriteCode("v, e, to");
  const root = code.push(coder, "v");
  return code.evaluate("v, e, to", `const s = e.stack;\n${root}`, { ...runtime, getOwn }) as Put | undefined;
}

/** How a field stands in the map of its struct: source that knows its value as `x` with the number of its place. */
interface Slot {
  /** Variables, and what they are if the value is null. */
  readonly variables: string;
  /** Statements that check it, write what stands outside the map, and raise the width `w` of the map. */
  readonly prepare: string;
  /** What the map has an offset to, if that. */
  readonly position?: string;
  /** A statement that stores it at `to`. */
  store(to: string): string;
  /** Its type byte. */
  readonly type: string;
}

/** What puts a scalar on the stack. */
const PUSH: Record<Form, (x: string) => string> = {
  boolean: (x) => `s.pushBoolean(${x})`,
  float: (x) => `s.pushFloat(${x})`,
  int: (x) => `s.pushInt(${x})`,
  uint: (x) => `s.pushUint(${x})`,
  string: (x) => `e.string(${x})`,
};

/** The functions leave where they wrote in `e.position` and return its type byte. */
class WriteCode extends MadeCode {
  /** A statement that puts the variable `x` on the stack. */
  push(coder: Coder, x: string): string {
    const made = present(coder);
    if (made instanceof OptionalCoder) return `if (${x} === null || ${x} === undefined) s.pushNull(); else { ${this.push(made.item, x)} }`;
    if (made instanceof ConvertingCoder) return this.#pushConverted(made, x);
    if (isContainer(made)) return `s.push(${this.name(made)}(${x}, e, to), e.position, 0);`;
    const k = this.constant(made);
    return "form" in made ? `if (!${k}.isValid(${x})) fail(); ${PUSH[(made as ScalarCoder).form](x)};` : `${k}.write(to, ${x});`;
  }

  #pushConverted({ item, encode }: ConvertingCoder, x: string): string {
    return encode ? `{ const ${x}y = ${this.constant(encode)}(${x}); ${this.push(item, `${x}y`)} }` : this.push(item, x);
  }

  protected override map(map: MapCoder): string[] {
    return [
      "if (!isMap(v)) fail();",
      "const s = e.stack, start = s.open();",
      "let left = v.size;",
      `for (const [key, x] of v) { if (--left < 0 || !${this.constant(map)}.isKey(key)) fail(); s.key(key); ${this.push(map.item, "x")} }`,
      "e.endMap(start);",
      "return takeContainer(e);",
    ];
  }

  protected override index(k: string): string {
    return `${k}.indexOf(v)`;
  }

  protected override list(list: ListCoder): string[] {
    return [
      `const count = ${this.constant(list)}.countOf(v);`,
      "if (count < 0) fail();",
      "const s = e.stack, start = s.open();",
      `for (let i = 0; i < count; i++) { const x = v[i]; ${this.push(list.item, "x")} }`,
      `if (${this.constant(list)}.countOf(v) !== count) fail();`,
      "e.endVector(start);",
      "return takeContainer(e);",
    ];
  }

  protected override tuple(tuple: TupleCoder): string[] {
    return [
      `if (!${this.constant(tuple)}.isValid(v)) fail();`,
      "const s = e.stack, start = s.open();",
      ...tuple.items.map((item, at) => `const x${at} = v[${at}]; ${this.push(item, `x${at}`)}`),
      "e.endVector(start);",
      "return takeContainer(e);",
    ];
  }

  protected override struct(struct: StructCoder): string[] {
    const { fields, shape, isClosed } = struct;
    const count = fields.length;
    const slots = fields.map(({ coder }, place) => this.#slot(coder, place));
    const fits = slots.map(({ position }, place) => (position ? `w = fit(o, ${position}, ${3 + place}, w);` : ""));
    return [
      isClosed ? `${this.constant(struct)}.check(to, v);` : "if (!isObject(v)) fail();",
      `const s = e.stack, o = e.out;`,
      `let w = ${unsignedWidth(count)}, y = 0${slots.map(({ variables }) => variables).join("")};`,
      "s.enter();",
      ...slots.map(({ prepare }, place) => `let x${place} = ${property(fields[place]!.name)}; ${prepare}`),
      "s.leave();",
      `const keys = putKeys(e, ${this.constant(shape)});`,
      `if (w < 2) { w = fit(o, keys, 0, w); ${fits.join(" ")} }`,
      `const z = 1 << w, a = startMap(e, keys, ${shape.block.width}, ${count}, w), t = a + ${count} * z, { bytes } = o;`,
      ...slots.map(({ store, type }, place) => `${store(`a + ${place} * z`)} bytes[t + ${place}] = ${type};`),
      "e.position = a;",
      `return ${packedType(MAP, 0)} | w;`,
    ];
  }

  #slot(coder: Coder, at: number): Slot {
    const made = present(coder);
    if (made instanceof OptionalCoder) return this.#optional(made.item, at);
    if (made instanceof ConvertingCoder) return this.#converted(made, at);
    if (isContainer(made)) return outside(`${this.name(made)}(x${at}, e, to)`, at);
    const k = this.constant(made);
    return "form" in made ? scalar(made as ScalarCoder, k, at) : taken(k, at);
  }

  #converted({ item, encode }: ConvertingCoder, at: number): Slot {
    const slot = this.#slot(item, at);
    return encode ? { ...slot, prepare: `x${at} = ${this.constant(encode)}(x${at}); ${slot.prepare}` } : slot;
  }

  #optional(item: Coder, at: number): Slot {
    const { prepare, store, type, ...others } = this.#slot(item, at);
    const isNull = `x${at} === null || x${at} === undefined`;
    return {
      ...others,
      prepare: `if (!(${isNull})) { ${prepare} }`,
      store: (to) => `if (${isNull}) store(o, ${to}, 0, 0, w); else { ${store(to)} }`,
      type: `${isNull} ? w : ${type}`,
    };
  }
}

/** A value that stands outside the map: `put` writes it. */
function outside(put: string, at: number): Slot {
  return {
    variables: `, t${at} = 0, p${at} = NEAR`,
    prepare: `t${at} = ${put}; p${at} = e.position;`,
    position: `p${at}`,
    store: (to) => `store(o, ${to}, ${to} - p${at}, 0, w);`,
    type: `t${at}`,
  };
}

/** A value that coder `k` puts on the stack. */
function taken(k: string, at: number): Slot {
  return {
    variables: `, t${at} = 0, p${at} = 0, h${at} = 0`,
    prepare: `${k}.write(to, x${at}); t${at} = take(s); p${at} = s.halves[2 * s.size]; h${at} = s.halves[2 * s.size + 1]; y = takenWidth(t${at}); if (y > w) w = y;`,
    position: `takenPosition(t${at}, p${at})`,
    store: (to) => `putTaken(s, o, ${to}, t${at}, p${at}, h${at}, w);`,
    type: `takenType(t${at}, w)`,
  };
}

/** A scalar that coder `k` checks. */
function scalar({ form }: ScalarCoder, k: string, at: number): Slot {
  const check = `if (!${k}.isValid(x${at})) fail();`;
  if (form === "string") {
    const slot = outside(`e.text(x${at})`, at);
    return { ...slot, prepare: `${check} ${slot.prepare}` };
  }
  if (form === "boolean") return inside(BOOL, "putInteger", `x${at} ? 1 : 0`, check);
  const width = form === "float" ? "floatWidth" : form === "int" ? "signedWidth" : "unsignedWidth";
  const prepare = `${check} y = ${width}(x${at}); if (y > w) w = y;`;
  if (form === "float") return inside(FLOAT, "storeFloat", `x${at}`, prepare);
  return inside(form === "int" ? INT : UINT, "putInteger", `x${at}`, prepare);
}

/** A scalar that stands in the map: the function `store` stores `value`. */
function inside(type: number, store: string, value: string, prepare: string): Slot {
  return { variables: "", prepare, store: (to) => `${store}(o, ${to}, ${value}, w);`, type: `${packedType(type, 0)} | w` };
}

/** A property of `v`: what every object inherits is none. */
function property(name: string): string {
  const quoted = JSON.stringify(name);
  return name in Object.prototype ? `getOwn(v, ${quoted})` : `v[${quoted}]`;
}
