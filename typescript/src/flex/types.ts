// The numbers of the types: the upper six bits of a type byte. The lower two are a width: 0 to 3 for 1, 2, 4 or 8 bytes.
export const NULL = 0;
export const INT = 1;
export const UINT = 2;
export const FLOAT = 3;
export const KEY = 4;
export const STRING = 5;
export const INDIRECT_INT = 6;
export const INDIRECT_FLOAT = 8;
export const MAP = 9;
export const VECTOR = 10;
export const VECTOR_INT = 11;
export const VECTOR_FLOAT = 13;
export const VECTOR_KEY = 14;
/** Deprecated by the format: its elements are read as keys. */
export const VECTOR_STRING = 15;
export const VECTOR_INT2 = 16;
export const VECTOR_FLOAT4 = 24;
export const BLOB = 25;
export const BOOL = 26;
export const VECTOR_BOOL = 36;

/** How much greater the number of an indirect scalar is than that of the scalar. */
export const INDIRECT: number = INDIRECT_INT - INT;

/** How much greater the number of a typed vector is than that of its elements. */
export const TYPED: number = VECTOR_INT - INT;

const NAMES = [
  "null",
  "int",
  "uint",
  "float",
  "key",
  "string",
  "indirect_int",
  "indirect_uint",
  "indirect_float",
  "map",
  "vector",
  "vector_int",
  "vector_uint",
  "vector_float",
  "vector_key",
  "vector_string",
  "vector_int2",
  "vector_uint2",
  "vector_float2",
  "vector_int3",
  "vector_uint3",
  "vector_float3",
  "vector_int4",
  "vector_uint4",
  "vector_float4",
  "blob",
  "bool",
] as const;

/** The name of a type, as in spec/flex.md. */
export type FlexType = (typeof NAMES)[number] | "vector_bool";

/** Returns the name of the type with this number, or undefined if it is reserved. */
export function typeName(code: number): FlexType | undefined {
  return code === VECTOR_BOOL ? "vector_bool" : NAMES[code];
}

export function packedType(type: number, width: number): number {
  return (type << 2) | width;
}

export function typeOf(packed: number): number {
  return packed >>> 2;
}

export function widthOf(packed: number): number {
  return packed & 3;
}

/** Says whether a value of this type stands in its container itself, not behind an offset. */
export function isInline(type: number): boolean {
  return type <= FLOAT || type === BOOL;
}

export function isIndirect(type: number): boolean {
  return type >= INDIRECT_INT && type <= INDIRECT_FLOAT;
}

/** Says whether a value of this type has elements; a map is no vector. */
export function isVector(type: number): boolean {
  return (type >= VECTOR && type <= VECTOR_FLOAT4) || type === VECTOR_BOOL;
}

/** Returns what the elements of a typed or fixed vector are, or -1 for any other type. */
export function elementOf(type: number): number {
  if (isFixed(type)) return ((type - VECTOR_INT2) % 3) + INT;
  if (type === VECTOR_STRING) return KEY;
  return (type >= VECTOR_INT && type <= VECTOR_KEY) || type === VECTOR_BOOL ? type - TYPED : -1;
}

/** Says whether a vector of this type has 2, 3 or 4 numbers and no size field. */
export function isFixed(type: number): boolean {
  return type >= VECTOR_INT2 && type <= VECTOR_FLOAT4;
}

/** Returns how many elements a fixed vector of this type has. */
export function fixedSize(type: number): number {
  return Math.floor((type - VECTOR_INT2) / 3) + 2;
}

/** Returns the vector of `count` (2, 3 or 4) numbers of type `element` without a size field. */
export function fixedVectorOf(element: number, count: number): number {
  return element - INT + VECTOR_INT2 + 3 * (count - 2);
}
