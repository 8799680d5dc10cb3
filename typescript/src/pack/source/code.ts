import type { Callable } from "../closures/kind.ts";
import type { Wire } from "../schema/type.ts";
import type { Generator } from "./generator.ts";

/** Writes the functions of one kind of types. */
export interface Code<W extends Wire> {
  /** The lines of a function that writes the value `o` to `w`; undefined if the type has none of its own. */
  write(generator: Generator, wire: W): string[] | undefined;
  /** The lines of a function that reads a value from `r` and returns it. */
  read(generator: Generator, wire: W): string[] | undefined;
  /** What these lines call, and those of other kinds may not. */
  readonly calls?: Callable;
}

/** What writes the code of types that are no structs, by their kind, or what they are as. */
export type Codes = Readonly<Record<string, Code<never>>>;

/** Those of the types that a program has schemas of: a bundle has no others. */
export const knownCodes: Record<string, Code<never>> = {};

/** Returns a schema, and makes known what writes the code of its types. */
export function coded<S>(schema: S, codes: Codes): S {
  Object.assign(knownCodes, codes);
  return schema;
}
