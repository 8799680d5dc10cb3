import { bitsOf, isSigned, isWide } from "../pack/schema/integers.ts";
import type { Compressed, CompressedName, Fixed, FixedName, Node } from "../pack/schema/type.ts";

type NumberType = Fixed | Compressed;
type NumberName = FixedName | CompressedName;

/** The writer's type with values as the reader's has them; undefined if the reader's has not all of them (9.5). */
export function widened(reader: NumberType, writer: NumberType): Node | undefined {
  if (!holds(reader.name, writer.name)) return undefined;
  if (isWide(writer.name)) return { ...writer, as: reader.as };
  const item: Node = { ...writer, as: "number" };
  if (!isWide(reader.name) || reader.as === "number") return item;
  return { kind: "custom", item, encode: Number, decode: reader.as === "bigint" ? BigInt : String };
}

/** Whether a type has all values of another. */
function holds(name: NumberName, other: NumberName): boolean {
  if (isFloat(name) || isFloat(other)) return name === other || (name === "f64" && other === "f32");
  const [least, most] = rangeOf(name);
  const [otherLeast, otherMost] = rangeOf(other);
  return least <= otherLeast && otherMost <= most;
}

function isFloat(name: NumberName): boolean {
  return name.startsWith("f");
}

/** Those of 53 bits have a sign beside these. */
function rangeOf(name: NumberName): [least: bigint, most: bigint] {
  const bits = bitsOf(name);
  if (!isSigned(name)) return [0n, (1n << BigInt(bits)) - 1n];
  const beyond = 1n << BigInt(bits === 53 ? 53 : bits - 1);
  return [bits === 53 ? 1n - beyond : -beyond, beyond - 1n];
}
