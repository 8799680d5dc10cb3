import { bytesOfUuid, dateOf, instantOf, textOfUuid } from "./conversions.ts";
import { u8, vi64, vu32 } from "./plain.ts";
import { array, tuple } from "./several.ts";
import type { Type } from "./type.ts";

/** A type of the program's own: `encode` makes what is written as `item`, `decode` makes the value of it again. */
/* @__NO_SIDE_EFFECTS__ */
export function codec<T, W>(item: Type<W>, encode: (value: T) => W, decode: (wire: W) => T): Type<T> {
  const conversions = { encode: encode as (value: never) => unknown, decode: decode as (wire: never) => unknown };
  return { node: { kind: "custom", item: item.node, ...conversions } };
}

/** A `Date`, as an instant: seconds since 1970, and the nanoseconds beyond them. What is finer than a millisecond is dropped. */
export const date: Type<Date> = codec(tuple(vi64.number, vu32), instantOf, dateOf);

/** A UUID in its usual text, in 16 bytes. */
export const uuid: Type<string> = codec(array(u8, 16), bytesOfUuid, textOfUuid);
