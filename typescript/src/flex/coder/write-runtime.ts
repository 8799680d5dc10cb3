// What code that writes structs calls.

import type { Writer } from "../../core/index.ts";
import { isInline } from "../types.ts";
import type { InlineEmitter } from "../write/inline-emitter.ts";
import { reaches, store } from "../write/output.ts";
import type { ValueStack } from "../write/value-stack.ts";

export { isMap, isObject } from "../../core/index.ts";
export { store, storeFloat } from "../write/output.ts";
export { floatWidth, signedWidth, unsignedWidth } from "../write/widths.ts";
export { putKeys, startMap } from "./struct-map.ts";

/** A position that any offset reaches: of what is no offset. */
export const NEAR = 0x7fffffff;

/** Says that a value cannot be written; the coders say which, and why. */
export function fail(): never {
  throw new TypeError("not of the type");
}

/** Returns the narrowest width, `least` or more, that holds the offset to `position` from element `index` of the container to come. */
export function fit(to: Writer, position: number, index: number, least: number): number {
  let width = least;
  while (!reaches(to, position, index, width)) width++;
  return width;
}

export function putInteger(to: Writer, at: number, value: number, width: number): void {
  store(to, at, value, width === 3 ? Math.floor(value / 0x100000000) : 0, width);
}

/** Takes the value that was put last off the stack, where its halves stay, and returns its type. */
export function take(stack: ValueStack): number {
  return stack.types[--stack.size]!;
}

/** Takes the container that was put last off the stack: leaves its place in `position`, and returns its type. */
export function takeContainer(e: InlineEmitter): number {
  const { stack } = e;
  const packed = take(stack);
  e.position = stack.halves[2 * stack.size]!;
  return packed;
}

/** Stores what was taken from the stack: a scalar, or the offset to `low`. */
export function putTaken(stack: ValueStack, to: Writer, at: number, packed: number, low: number, high: number, width: number): void {
  const type = packed >>> 2;
  stack.push(packed, low, high);
  stack.size--;
  if (isInline(type)) stack.storeScalar(stack.size, type, to, at, width);
  else store(to, at, at - low, 0, width);
}

/** Returns the width that what was taken from the stack needs of its container, but for its offset. */
export function takenWidth(packed: number): number {
  return isInline(packed >>> 2) ? packed & 3 : 0;
}

/** Returns the type byte of what was taken from the stack. */
export function takenType(packed: number, width: number): number {
  return isInline(packed >>> 2) ? (packed & ~3) | width : packed;
}

/** Returns what an offset has to reach for what was taken from the stack. */
export function takenPosition(packed: number, low: number): number {
  return isInline(packed >>> 2) ? NEAR : low;
}
