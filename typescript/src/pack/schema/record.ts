import { objectOf } from "../../core/index.ts";
import { entriesOf } from "./conversions.ts";
import { codec } from "./custom.ts";
import { str } from "./plain.ts";
import { map } from "./several.ts";
import type { Infer, InferInput, Schema, Type } from "./type.ts";

/** A map from texts as a plain object, whose every key is data, `__proto__` too. Engines put keys that are indexes first. */
/* @__NO_SIDE_EFFECTS__ */
export function record<S extends Schema>(value: S): Type<Record<string, Infer<S>>, Readonly<Record<string, InferInput<S>>>> {
  return { node: codec(map(str, value), entriesOf, objectOf).node };
}
