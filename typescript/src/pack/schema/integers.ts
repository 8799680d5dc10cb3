import type { Compressed, CompressedName, Fixed, FixedName } from "./type.ts";

/** Of the type that `name` names. */
export function isSigned(name: FixedName | CompressedName): boolean {
  return name.includes("i");
}

/** How many bits an integer or a float of the type has: 8 to 64. */
export function bitsOf(name: FixedName | CompressedName): number {
  return Number(name.replace(/\D+/, ""));
}

/** How many bytes a number in full takes: 1, 2, 4 or 8. */
export function widthOf(name: FixedName): number {
  return bitsOf(name) / 8;
}

/** How many bytes a compressed integer takes at most: 4, 7 or 8. */
export function maxWidthOf(name: CompressedName): number {
  return Math.ceil(bitsOf(name) / 8);
}

/** Whether the type is one of 64 bits, which a program chooses a form for. */
export function isWide(name: FixedName | CompressedName): boolean {
  return bitsOf(name) === 64 && name !== "f64";
}

/** What form an integer of 64 bits has in a program, as names of functions have it: none for a bigint. */
export function formOf({ name, as }: Fixed | Compressed): "" | "Number" | "String" {
  return !isWide(name) || as === "bigint" ? "" : as === "number" ? "Number" : "String";
}
