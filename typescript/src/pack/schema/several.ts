import { listKind, mapKind, optionalKind, tupleKind, typedKind } from "../closures/kinds.ts";
import { problemOfSize } from "./check.ts";
import { refuseIf } from "./named.ts";
import { TWICE_OPTIONAL } from "./nesting.ts";
import { nodeOf } from "./node-of.ts";
import type { FixedName, InFull, Infer, InferInput, MaybeType, Node, Schema, Type } from "./type.ts";
import { typeOf } from "./type-of.ts";

/** A list of any number of values. */
/* @__NO_SIDE_EFFECTS__ */
export function list<S extends Schema>(item: S): Type<Infer<S>[], readonly InferInput<S>[]> {
  return typeOf({ kind: "list", item: nodeOf(item) }, listKind);
}

/** An array of exactly `size` values, 1 to 65,536. */
/* @__NO_SIDE_EFFECTS__ */
export function array<S extends Schema>(item: S, size: number): Type<Infer<S>[], readonly InferInput<S>[]> {
  refuseIf(problemOfSize(size));
  return typeOf({ kind: "list", item: nodeOf(item), size }, listKind);
}

/** The typed array of each type of numbers. */
export interface TypedArrays {
  i8: Int8Array;
  i16: Int16Array;
  i32: Int32Array;
  i64: BigInt64Array;
  u8: Uint8Array;
  u16: Uint16Array;
  u32: Uint32Array;
  u64: BigUint64Array;
  f32: Float32Array;
  f64: Float64Array;
}

/** Numbers in a typed array: exactly `size` if it is given, else any number. */
/* @__NO_SIDE_EFFECTS__ */
export function typed<T, N extends FixedName>(item: InFull<T, N>, size?: number): Type<TypedArrays[N]> {
  if (size !== undefined) refuseIf(problemOfSize(size));
  return typeOf({ kind: "list", item: nodeOf(item), size, as: "typed" }, typedKind);
}

/** A map: entries in order, with keys that differ. */
/* @__NO_SIDE_EFFECTS__ */
export function map<K extends Schema, V extends Schema>(
  key: K,
  value: V,
): Type<Map<Infer<K>, Infer<V>>, ReadonlyMap<InferInput<K>, InferInput<V>>> {
  return typeOf({ kind: "map", key: nodeOf(key), value: nodeOf(value) }, mapKind);
}

/** An array of exactly these values. */
/* @__NO_SIDE_EFFECTS__ */
export function tuple<const S extends readonly [Schema, ...Schema[]]>(
  ...items: S
): Type<{ -readonly [K in keyof S]: Infer<S[K]> }, { readonly [K in keyof S]: InferInput<S[K]> }> {
  refuseIf(items.length === 0 ? "a type at least in a tuple" : undefined);
  return typeOf({ kind: "tuple", items: items.map((item) => nodeOf(item)) }, tupleKind);
}

interface NotOptional {
  readonly isOptional?: undefined;
}

/** A value, or undefined; a field of this type may be missing. */
/* @__NO_SIDE_EFFECTS__ */
export function optional<S extends Schema & NotOptional>(item: S): MaybeType<Infer<S> | undefined, InferInput<S> | undefined> {
  return optionalNode(item, undefined);
}

/** A value, or null. */
/* @__NO_SIDE_EFFECTS__ */
export function nullable<S extends Schema & NotOptional>(item: S): MaybeType<Infer<S> | null, InferInput<S> | null> {
  return optionalNode(item, null);
}

function optionalNode<T, I>(item: Schema, none: null | undefined): Type<T, I> {
  const node = nodeOf(item);
  refuseIf(isOptional(node) ? TWICE_OPTIONAL : undefined);
  return typeOf({ kind: "optional", item: node, none }, optionalKind);
}

/** Whether that is optional by itself; what is declared later cannot be. */
function isOptional(node: Node): boolean {
  return node.kind === "custom" || node.kind === "defaulted" ? isOptional(node.item) : node.kind === "optional";
}
