import type { Kind } from "../closures/kind.ts";
import { know } from "../closures/known.ts";
import type { Type, Wire } from "./type.ts";

/** Returns the schema of a type that `kind` is of, and makes that known; `T` says what its values are in a program. */
/* @__NO_SIDE_EFFECTS__ */
export function typeOf<T, I = T, W extends Wire = Wire>(node: W, kind: Kind<W>): Type<T, I> {
  know(node, kind);
  return { node };
}
