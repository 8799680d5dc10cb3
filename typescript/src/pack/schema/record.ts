import { isObject, isPlain, objectOf } from "../../core/index.ts";
import { recordKind } from "../closures/record.ts";
import { nodeOf } from "./node-of.ts";
import { str } from "./plain.ts";
import { refuse } from "./refuse.ts";
import type { Infer, InferInput, Mapping, Schema, Type } from "./type.ts";
import { typeOf } from "./type-of.ts";

/** A map from texts, as a plain object in which every key is data, even `__proto__`. Engines put keys that are array indexes first. */
/* @__NO_SIDE_EFFECTS__ */
export function record<S extends Schema>(value: S): Type<Record<string, Infer<S>>, Readonly<Record<string, InferInput<S>>>> {
  const map: Mapping = { kind: "map", key: nodeOf(str), value: nodeOf(value) };
  return typeOf({ ...map, as: "record", flex: { kind: "custom", item: map, encode: entriesOf, decode: objectOf } }, recordKind);
}

function entriesOf(record: object): Map<string, unknown> {
  if (!isObject(record) || !isPlain(record)) refuse("a plain object", record);
  return new Map(Object.entries(record));
}
