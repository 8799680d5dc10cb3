import type { Encodable } from "./encodable.ts";

/** A schema of values of `T`, which are encoded from values of `I`. Made by `struct`, `list` and the others; used by `pack`. */
export interface Type<T, I = Encodable<T>> {
  /** What it is made of: for this package alone. */
  readonly node: Node;
  /** Never there: carries the static type. */
  readonly of?: () => T; // a property of type T itself would lose its undefined
  /** Never there: carries the static type of what is encoded. */
  readonly from?: (value: I) => void; // a method's parameter would not be compared
}

/** Any schema. A function that takes a schema and keeps its static type is `<S extends Schema>(type: S) => ...`. */
export type Schema = Type<unknown, never>;

/** A schema of an optional or nullable value, which cannot be made optional again. */
export interface MaybeType<T, I> extends Type<T, I> {
  /** Never there: for compilers. */
  readonly isOptional?: true;
}

/** A schema of a type of the program's own, which cannot be a case of a union. */
export interface OwnType<T> extends Type<T, T> {
  /** Never there: for compilers. */
  readonly isOwn?: true;
}

/** The static type of a schema's values. */
export type Infer<S extends Schema> = S extends Type<infer T, never> ? T : never;

/** The static type of the values that a schema encodes: as `Infer`, but read-only, and `defaulted` fields may be missing. */
export type InferInput<S extends Schema> = S extends Type<unknown, infer I> ? I : never;

/** A name and its type: of a field, or of a case. */
export type Field = readonly [name: string, type: Node];

/** Types whose numbers are written in full. */
export type FixedName = "i8" | "i16" | "i32" | "i64" | "u8" | "u16" | "u32" | "u64" | "f32" | "f64";
/** Types whose integers take as few bytes as hold them. */
export type CompressedName = "vi32" | "vi53" | "vi64" | "vu32" | "vu53" | "vu64";
/** A schema of numbers written in full, which lists and columns can hold in typed arrays. */
export interface InFull<T, N extends FixedName> extends Type<T, T> {
  /** The name of the type in the text of a schema. */
  readonly inFull: N;
}

/** What an integer of 64 bits is in a program. */
export type WideAs = "bigint" | "number" | "string";

export interface Bool {
  readonly kind: "bool";
}
export interface Fixed {
  readonly kind: "fixed";
  readonly name: FixedName;
  readonly as: WideAs;
}
export interface Compressed {
  readonly kind: "compressed";
  readonly name: CompressedName;
  readonly as: WideAs;
}
/** `str` and `bytes`: what a header has lengths of. */
export interface Text {
  readonly kind: "text";
  readonly name: "str" | "bytes";
}
export interface Shared {
  readonly kind: "shared";
}
export interface Dynamic {
  readonly kind: "dynamic";
}
export interface Enum {
  readonly kind: "enum";
  readonly names: readonly string[];
}
export interface Flags {
  readonly kind: "flags";
  readonly names: readonly string[];
}
export interface Optional {
  readonly kind: "optional";
  readonly item: Node;
  /** What stands for no value. */
  readonly none: null | undefined;
}
/** `size` is that of an array; a list has none. As "typed" it is a typed array of the numbers. */
export interface List {
  readonly kind: "list";
  readonly item: Node;
  readonly size?: number | undefined;
  readonly as?: "typed";
}
export interface Mapping {
  readonly kind: "map";
  readonly key: Node;
  /** What keys that are no scalars are compared as, if not as they are read. */
  readonly keyAs?: Node;
  readonly value: Node;
  /** As "record" it is a plain object, not a `Map`. */
  readonly as?: "record";
  /** What it is in flex then. */
  readonly flex?: Custom;
}
export interface Tuple {
  readonly kind: "tuple";
  readonly items: readonly Node[];
}
export interface Struct {
  readonly kind: "struct";
  readonly fields: readonly Field[];
}
export interface Open {
  readonly kind: "open";
  readonly sections: readonly (readonly Field[])[];
}
/** With a `tag` a value is the struct of its case and the tag's field; without one, `{ case, value }`. */
export interface Union {
  readonly kind: "union";
  readonly tag: string | undefined;
  readonly cases: readonly Field[];
}
/** `byField`: the value is an object of arrays, not an array of objects. */
export interface Columns {
  readonly kind: "columns";
  readonly fields: readonly Field[];
  readonly byField: boolean;
}
/** A type that is declared elsewhere, or later. */
export interface Ref {
  readonly kind: "ref";
  readonly get: () => Node;
}
/** A type of the program's own, written as `item`. */
export interface Custom {
  readonly kind: "custom";
  readonly item: Node;
  readonly encode: (value: never) => unknown;
  readonly decode: (wire: never) => unknown;
  /** What it is in flex, where that is not `item`. */
  readonly flex?: Custom;
  /** What makes functions say that it was they who have thrown: those of a program do. */
  readonly guard?: (convert: (value: never) => unknown) => (value: never) => unknown;
}
/** A field that may be missing. */
export interface Defaulted {
  readonly kind: "defaulted";
  readonly item: Node;
  readonly value: unknown;
}

/** The type that a reference leads to. */
export function referredFrom(node: Node): Exclude<Node, Ref> {
  return node.kind === "ref" ? referredFrom(node.get()) : node;
}

/** What only a program sees of a type: the wire has what is inside. */
export type Wrapper = Ref | Custom | Defaulted;
/** What a schema counts, to refer to it by number. */
export type Declaration = Struct | Open | Union;
/** A type as the wire has it. */
export type Wire =
  | Bool
  | Fixed
  | Compressed
  | Text
  | Shared
  | Dynamic
  | Enum
  | Flags
  | Optional
  | List
  | Mapping
  | Tuple
  | Declaration
  | Columns;
export type Node = Wire | Wrapper;

/** The type that the wire has for `node`. */
export function wireOf(node: Node): Wire {
  switch (node.kind) {
    case "ref":
      return wireOf(node.get());
    case "custom":
    case "defaulted":
      return wireOf(node.item);
    default:
      return node;
  }
}

/** T of T?, as the wire has it; any other type itself. */
export function presentOf(node: Node): Wire {
  const wire = wireOf(node);
  return wire.kind === "optional" ? wireOf(wire.item) : wire;
}

/** The types of the parts of a struct or a tuple; of another type that stands alone, itself. */
export function typesIn(type: Wire): readonly Node[] {
  return type.kind === "struct" ? typesOf(type.fields) : type.kind === "tuple" ? type.items : [type];
}

/** The types in `fields`. */
export function typesOf(fields: readonly Field[]): Node[] {
  return fields.map(([, type]) => type);
}
