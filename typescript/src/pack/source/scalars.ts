import { bitsOf, formOf, isSigned, isWide, widthOf } from "../schema/integers.ts";
import { type Fixed, type FixedName, type Node, wireOf } from "../schema/type.ts";

/** A condition that holds of what is no number of the type. */
function isNot(name: FixedName, x: string): string {
  const bits = bitsOf(name);
  if (name === "f32") return `!isF32(${x})`;
  if (bits === 32) return isSigned(name) ? `(${x} | 0) !== ${x}` : `${x} >>> 0 !== ${x}`;
  return isSigned(name) ? `${x} << ${32 - bits} >> ${32 - bits} !== ${x}` : `(${x} & ${2 ** bits - 1}) !== ${x}`;
}

/** What the methods of a `DataView` for the type are called behind `get` and `set`. */
function methodOf(name: FixedName): string {
  return `${name.startsWith("f") ? "Float" : isSigned(name) ? "Int" : "Uint"}${bitsOf(name)}`;
}

/** A statement that stores a number which is of the type, or refuses it. */
export function store(type: Fixed, at: string, x: string): string {
  // V8 turns x into a double once, while a `typeof` would look at it twice: a Book takes 0.7 of the time.
  if (type.name === "f64") return `if (+${x} !== ${x}) checkNumber(${x}); v.setFloat64(${at}, +${x}, true);`;
  if (isWide(type.name)) return `if (!${wideFunction("put", type)}(v, ${at}, ${x})) bad();`;
  const order = type.name.endsWith("8") ? "" : ", true";
  return `if (${isNot(type.name, x)}) bad(); v.set${methodOf(type.name)}(${at}, ${x}${order});`;
}

/** An expression that loads a number. */
export function load(type: Fixed, at: string): string {
  if (!isWide(type.name)) return `v.get${methodOf(type.name)}(${at}${type.name.endsWith("8") ? "" : ", true"})`;
  const loaded = `${wideFunction("get", type)}(v, ${at})`;
  return type.as === "number" ? `safe(${loaded})` : loaded;
}

/** A statement that takes or puts zeros up to where a column (4.9) begins: one of numbers in full at a multiple of their width. */
export function aligning(node: Node, by: "r" | "w"): string[] {
  const wire = wireOf(node);
  const width = wire.kind === "fixed" ? widthOf(wire.name) : 1;
  return width > 1 ? [`${by}.zeros(-(${by}.at - ${by}.base) & ${width - 1});`] : [];
}

function wideFunction(verb: "put" | "get", type: Fixed): string {
  return `${verb}${type.name.toUpperCase()}${formOf(type)}`;
}
