import { BOOL, FLOAT, INDIRECT, INT, isIndirect, STRING, UINT } from "../types.ts";
import { byteLength } from "../write/text.ts";
import { floatWidth } from "../write/widths.ts";
import { type Place, requireWithin, sizeBefore, target } from "./slots.ts";
import type { FlexValue } from "./value.ts";

const encoder = new TextEncoder();

/**
 * Overwrites a value in place in its message and returns true. Returns false if the value has another type, or fewer bytes than the new one
 * takes, or, for strings, another number of bytes. A value that is shared in the message changes everywhere.
 */
export function mutate(value: FlexValue, to: number | bigint | boolean | string): boolean {
  return value.slot((bytes, at, width, packed, limit, place) => {
    const code = packed >>> 2;
    const ownWidth = 1 << (packed & 3);
    if (code === STRING) return typeof to === "string" && putString(bytes, at, width, ownWidth, limit, place, to);
    if (!isIndirect(code)) return putScalar(bytes, at, width, code, to);
    const base = target(bytes, at, width, place);
    requireWithin(base, ownWidth, limit, place);
    return putScalar(bytes, base, ownWidth, code - INDIRECT, to);
  });
}

function putString(bytes: Uint8Array, at: number, width: number, ownWidth: number, limit: number, place: Place, to: string): boolean {
  const base = target(bytes, at, width, place);
  const size = sizeBefore(bytes, at, base, ownWidth, 1, limit, place);
  if (byteLength(to) !== size) return false;
  bytes.set(encoder.encode(to), base); // not by encodeInto: browsers let it write to no memory that is shared or resizable
  return true;
}

function putScalar(bytes: Uint8Array, at: number, width: number, code: number, to: number | bigint | boolean | string): boolean {
  if (code === FLOAT) return typeof to === "number" && putFloat(bytes, at, width, to);
  if (code === BOOL) return typeof to === "boolean" && putInteger(bytes, at, width, to ? 1n : 0n);
  if (code !== INT && code !== UINT) return false;
  if (typeof to !== "bigint" && (!Number.isSafeInteger(to) || Object.is(to, -0))) return false;
  const integer = BigInt(to);
  const bits = 8 * width;
  return (code === INT ? BigInt.asIntN(bits, integer) : BigInt.asUintN(bits, integer)) === integer && putInteger(bytes, at, width, integer);
}

function putInteger(bytes: Uint8Array, at: number, width: number, to: bigint): true {
  for (let i = 0; i < width; i++) bytes[at + i] = Number((to >> BigInt(8 * i)) & 0xffn);
  return true;
}

function putFloat(bytes: Uint8Array, at: number, width: number, to: number): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, width);
  if (width === 8) view.setFloat64(0, to, true);
  else if (width === 4 && floatWidth(to) === 2) view.setFloat32(0, to, true);
  else return false;
  return true;
}
