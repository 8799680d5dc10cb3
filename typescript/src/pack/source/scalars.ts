import { widthOf } from "../schema/integers.ts";
import { type Fixed, type FixedName, type Node, wireOf } from "../schema/type.ts";

/** Whether a type's numbers are stored and loaded in the generated code itself; the others by functions of the runtime. */
export function isNarrow({ name }: Fixed): boolean {
  return name !== "i64" && name !== "u64";
}

/** A condition that holds of what is no number of the type. */
function isNot(name: Exclude<FixedName, "f64">, x: string): string {
  switch (name) {
    case "i8":
    case "i16":
      return `${x} << ${name === "i8" ? 24 : 16} >> ${name === "i8" ? 24 : 16} !== ${x}`;
    case "u8":
      return `(${x} & 255) !== ${x}`;
    case "u16":
      return `(${x} & 65535) !== ${x}`;
    case "i32":
      return `(${x} | 0) !== ${x}`;
    case "u32":
      return `${x} >>> 0 !== ${x}`;
    default:
      return `!isF32(${x})`;
  }
}

const METHODS: Record<string, string> = {
  i8: "Int8",
  i16: "Int16",
  i32: "Int32",
  u8: "Uint8",
  u16: "Uint16",
  u32: "Uint32",
  f32: "Float32",
  f64: "Float64",
};

/** A statement that stores a number which is of the type, or refuses it. */
export function store(type: Fixed, at: string, x: string): string {
  // V8 turns x into a double once, while a `typeof` would look at it twice: a Book takes 0.7 of the time.
  if (type.name === "f64") return `if (+${x} !== ${x}) checkNumber(${x}); v.setFloat64(${at}, +${x}, true);`;
  if (!isNarrow(type)) return `if (!${wideFunction("put", type)}(v, ${at}, ${x})) bad();`;
  const order = type.name.endsWith("8") ? "" : ", true";
  return `if (${isNot(type.name, x)}) bad(); v.set${METHODS[type.name]}(${at}, ${x}${order});`;
}

/** An expression that loads a number; `mayBeUnsafe` says of which NaN is an integer that is not safe. */
export function load(type: Fixed, at: string): string {
  if (!isNarrow(type)) return `${wideFunction("get", type)}(v, ${at})`;
  return `v.get${METHODS[type.name]}(${at}${type.name.endsWith("8") ? "" : ", true"})`;
}

export function mayBeUnsafe(type: Fixed): boolean {
  return !isNarrow(type) && type.as === "number";
}

/** A statement that takes or puts zeros up to where a column (4.9) begins: one of numbers in full at a multiple of their width. */
export function aligning(node: Node, by: "r" | "w"): string[] {
  const wire = wireOf(node);
  const width = wire.kind === "fixed" ? widthOf(wire.name) : 1;
  return width > 1 ? [`${by}.zeros(-(${by}.at - ${by}.base) & ${width - 1});`] : [];
}

function wideFunction(verb: "put" | "get", { name, as }: Fixed): string {
  return `${verb}${name.toUpperCase()}${as === "bigint" ? "" : as === "number" ? "Number" : "String"}`;
}
