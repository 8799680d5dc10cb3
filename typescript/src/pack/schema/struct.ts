import { columnsKind, openKind, structKind, unionKind } from "../closures/kinds.ts";
import { problemOfCases, problemOfFields } from "./check.ts";
import type { Encodable } from "./encodable.ts";
import { refuseIf } from "./named.ts";
import { isBefore } from "./names.ts";
import { nodeOf } from "./node-of.ts";
import type { TypedArrays } from "./several.ts";
import type { Field, FixedName, Infer, InferInput, Schema, Type } from "./type.ts";
import { typeOf } from "./type-of.ts";

/** The fields of a declaration, in order. */
export type Fields = Readonly<Record<string, Schema>>;

/** The static type of an object with these fields; those that may be undefined may be missing. */
export type InferFields<F extends Fields> = Flat<
  { -readonly [K in keyof F as undefined extends Infer<F[K]> ? never : K]: Infer<F[K]> } & {
    -readonly [K in keyof F as undefined extends Infer<F[K]> ? K : never]?: Infer<F[K]>;
  }
>;

/** The static type of the values that are encoded as an object with these fields. */
export type InputFields<F extends Fields> = Flat<
  { readonly [K in keyof F as undefined extends InferInput<F[K]> ? never : K]: InferInput<F[K]> } & {
    readonly [K in keyof F as undefined extends InferInput<F[K]> ? K : never]?: InferInput<F[K]>;
  }
>;

/** The properties of a T as those of one object, which compilers and editors show as such. */
type Flat<T> = T extends infer O ? { [K in keyof O]: O[K] } : never;

/** What compilers say that an object without properties lacks. */
type NotEmpty<F> = keyof F extends never ? { readonly "one at least": never } : unknown;

/** The static type of an object of named arrays, one for each field. */
export type InferColumns<F extends Fields> = Flat<{
  -readonly [K in keyof F]: F[K] extends { readonly inFull: infer N extends FixedName } ? TypedArrays[N] : Infer<F[K]>[];
}>;

/** The static type of the values that are encoded as an object of named arrays. */
export type InputColumns<F extends Fields> = Flat<{
  readonly [K in keyof F]: F[K] extends { readonly inFull: infer N extends FixedName } ? TypedArrays[N] : readonly InferInput<F[K]>[];
}>;

/** A struct of named fields. Readers must have the same fields; see `open` for structs that grow. */
/* @__NO_SIDE_EFFECTS__ */
export function struct<const F extends Fields>(fields: F): Type<InferFields<F>, InputFields<F>> {
  return typeOf({ kind: "struct", fields: checkedFields(fields) }, structKind);
}

/** A struct that grows: the first version's fields, then those that each later version added, which may be missing or have a default. */
/* @__NO_SIDE_EFFECTS__ */
export function open<const F extends Fields, const L extends readonly Fields[]>(
  first: F,
  ...later: L
): Type<InferFields<F & Merged<L>>, InputFields<F & Merged<L>>> {
  const sections = [first, ...later].map(checkedFields);
  refuseIf(problemOfFields(sections.flat()));
  for (const section of sections.slice(1)) {
    const required = section.find(([, type]) => type.kind !== "optional" && type.kind !== "defaulted");
    refuseIf(section.length === 0 ? "a field at least in each later section" : undefined);
    refuseIf(required && `a default for ${required[0]}, which earlier versions do not write`);
  }
  return typeOf({ kind: "open", sections }, openKind);
}

/** The fields of all sections: a parameter of each makes one of their intersection. */
type Merged<L extends readonly Fields[]> = L extends readonly []
  ? unknown // no more fields: of no parameter any would be made
  : { [K in keyof L]: (section: L[K]) => void }[number] extends (section: infer F extends Fields) => void
    ? F
    : never;

/**
 * A value that defaults to `value` where its field is missing: in an object to encode, or in a message of an earlier version. Each decoded
 * object gets a copy of `value`, unless it is frozen, or of a class.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defaulted<S extends Schema>(item: S, value: Infer<S>): Type<Infer<S>, InferInput<S> | undefined> {
  return { node: { kind: "defaulted", item: nodeOf(item), value } };
}

/** The structs of a union by their names. */
export type Cases = Readonly<Record<string, Type<object, never> & { readonly isOwn?: undefined }>>;

/** One of these structs, with an additional field, named `tag`, that holds the name of its case. */
/* @__NO_SIDE_EFFECTS__ */
export function union<const Tag extends string, const C extends Cases>(
  tag: Tag,
  cases: C & NotEmpty<C>,
): Type<
  { [K in keyof C]: Flat<{ [T in Tag]: K } & Infer<C[K]>> }[keyof C],
  { [K in keyof C]: Flat<{ readonly [T in Tag]: K } & InferInput<C[K]>> }[keyof C]
> {
  const sorted = checkedFields(cases).sort(([a], [b]) => (isBefore(a, b) ? -1 : 1));
  const own = sorted.find(([, { kind }]) => kind === "custom");
  refuseIf(own && `its codec around the union, not in case ${own[0]}`); // the tag is no part of what a codec gives
  refuseIf(problemOfCases(sorted));
  return typeOf({ kind: "union", tag, cases: sorted }, unionKind);
}

/** A list of structs with these fields, stored field by field, which is small, and fast for numbers. */
/* @__NO_SIDE_EFFECTS__ */
export function columns<const F extends Fields>(fields: F & NotEmpty<F>): Type<InferFields<F>[], readonly InputFields<F>[]> {
  return columnsNode(fields, false);
}

/** `columns` as an object of arrays, one for each field; numbers are typed arrays, which are views of the message if it is aligned. */
/* @__NO_SIDE_EFFECTS__ */
export function columnArrays<const F extends Fields>(fields: F & NotEmpty<F>): Type<InferColumns<F>, InputColumns<F>> {
  return columnsNode(fields, true);
}

function columnsNode<T, I>(fields: Fields, byField: boolean): Type<T, I> {
  const checked = checkedFields(fields);
  refuseIf(checked.length === 0 ? "a field at least in columns" : undefined);
  return typeOf({ kind: "columns", fields: checked, byField }, columnsKind);
}

/** A type that is declared later, or that contains itself; the schema's static type must be declared: `const Tree: Type<Tree> = ...`. */
/* @__NO_SIDE_EFFECTS__ */
export function ref<T, I = Encodable<T>>(type: () => Type<T, I>): Type<T, I> {
  return { node: { kind: "ref", get: () => nodeOf(type()) } };
}

function checkedFields(fields: Fields): Field[] {
  const isPlain = fields && [Object.prototype, null].includes(Object.getPrototypeOf(fields));
  refuseIf(isPlain ? undefined : 'a plain object of fields: write ["__proto__"]');
  const numeric = Object.keys(fields).find((name) => /^\d+$/.test(name));
  refuseIf(numeric && `no name like ${numeric}, which JavaScript puts before the others`);
  const checked = Object.entries(fields).map(([name, type]): Field => [name, nodeOf(type, ` for ${name}`)]);
  refuseIf(problemOfFields(checked));
  return checked;
}
