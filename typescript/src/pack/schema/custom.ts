import type { Infer, InferInput, OwnType, Type } from "./type.ts";

/** A type of the program's own: `encode` makes what is written as `item`, `decode` makes the value of it again. */
/* @__NO_SIDE_EFFECTS__ */
export function codec<T, S extends Type<unknown>, const W extends InferInput<S>>(
  item: S,
  encode: (value: T) => W,
  decode: (wire: Infer<S>) => T,
): OwnType<T> {
  const conversions = { encode: encode as (value: never) => unknown, decode: decode as (wire: never) => unknown };
  return { node: { kind: "custom", item: item.node, ...conversions } };
}
