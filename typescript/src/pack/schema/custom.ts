import { isStackFull, OctavoError } from "../../core/index.ts";
import { nodeOf } from "./node-of.ts";
import type { Infer, InferInput, OwnType, Schema } from "./type.ts";

/** A type of the program's own, written as `item`: `encode` converts a value to one of `item`, `decode` converts it back. */
/* @__NO_SIDE_EFFECTS__ */
export function codec<T, S extends Schema, const W extends InferInput<S>>(
  item: S,
  encode: (value: T) => W,
  decode: (wire: Infer<S>) => T,
): OwnType<T> {
  const conversions = { encode: encode as (value: never) => unknown, decode: decode as (wire: never) => unknown };
  return { node: { kind: "custom", item: nodeOf(item), ...conversions, guard: guarded } };
}

/** Returns `convert`, but what it throws is the cause of a mismatch without a path, which whoever writes or reads the value knows. */
export function guarded(convert: (value: never) => unknown): (value: never) => unknown {
  return (value) => {
    try {
      return convert(value);
    } catch (error) {
      const isTold = error instanceof OctavoError && error.path === undefined;
      if (isTold || isStackFull(error)) throw error;
      throw new OctavoError("mismatch", { expected: "a value that its codec accepts", found: String(error), cause: error });
    }
  };
}
