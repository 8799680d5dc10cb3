import { malformed } from "../malformed.ts";
import { Elements, elementsAt } from "../read/elements.ts";
import { sizeBefore, target } from "../read/slots.ts";
import * as types from "../types.ts";
import type { Source } from "./source.ts";

/** Finds the elements of the vector of any kind in a slot. */
export function vectorIn(from: Source, at: number, width: number, packed: number, limit: number): Elements {
  if (!types.isVector(packed >>> 2)) throw from.mismatch("a vector", at, packed);
  return elementsAt(from.bytes, at, width, packed, limit, from);
}

/** Finds the values of the map in a slot. */
export function valuesIn(from: Source, at: number, slotWidth: number, packed: number, limit: number): Elements {
  if (packed >>> 2 !== types.MAP) throw from.mismatch("a map", at, packed);
  const base = target(from.bytes, at, slotWidth, from);
  const width = 1 << (packed & 3);
  if (base < 3 * width) throw malformed("a map inside the message", `one at ${base}`, at, from.path);
  const size = sizeBefore(from.bytes, at, base, width, width + 1, limit, from);
  return new Elements(from.bytes, base, width, size, -1, base - 3 * width);
}
