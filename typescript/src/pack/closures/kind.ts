import type { Node, Wire } from "../schema/type.ts";
import type { Prefix } from "../wire/prefix.ts";
import type { Body } from "./body.ts";
import type { Coder } from "./coder.ts";
import type { Run } from "./run.ts";

/** Makes the closures of types that stand in other types. */
export interface Maker {
  kind(wire: Wire): Kind<Wire>;
  /** Of a required value in a struct; not of text. */
  coder(node: Node): Coder;
  /** 5.6 */
  lone(node: Node): Coder;
  /** Of a struct's fields, or others whose step of a path is told. */
  body(fields: readonly (readonly [key: string | number, type: Node, step?: string])[]): Body;
  /** Of a tuple. */
  elements(types: readonly Node[]): Body;
  /** Of a lone value in a header of its own. */
  alone(wire: Wire): Coder;
  /** Those of a type that may contain itself, which are made once. */
  once(wire: Wire, make: () => Coder): Coder;
}

/** Makes the coder of what a header, or a prefix, has the length of. */
export type Content = (prefix: Prefix) => Coder;

/** Functions by name. */
export type Callable = Readonly<Record<string, (...values: never[]) => unknown>>;

/** Makes the closures of one kind of types. */
export interface Kind<W extends Wire> {
  /** Of a required value in a struct. */
  coder(wire: W, of: Maker): Coder;
  /** Of text or bytes, whose length `write` returns and `read` takes. */
  readonly content?: Content;
  /** Of a lone value, if that differs. */
  lone?(wire: W, of: Maker): Coder;
  /** Of a run, if its values are no lone ones. */
  run?(wire: W, of: Maker): Run;
  /** What closures use that code made for the type calls, too: a program that has no such type has none of them. */
  readonly calls?: Callable | undefined;
}
