import { enumKind, flagsKind } from "../closures/kinds.ts";
import { problemOfNames } from "./check.ts";
import type { Type } from "./type.ts";
import { typeOf } from "./type-of.ts";

type NotEmpty<N extends readonly string[]> = N extends readonly [] ? readonly [name: string] : N;

/** One of these strings. */
/* @__NO_SIDE_EFFECTS__ */
export function enumOf<const N extends readonly string[]>(...names: NotEmpty<N>): Type<N[number]> {
  refuseIf(problemOfNames(names, 65536));
  return typeOf({ kind: "enum", names }, enumKind);
}

/** An object with these properties, each true or false, stored in one bit each. */
/* @__NO_SIDE_EFFECTS__ */
export function flagsOf<const N extends readonly string[]>(
  ...names: NotEmpty<N>
): Type<{ [K in N[number]]: boolean }, { readonly [K in N[number]]: boolean }> {
  refuseIf(problemOfNames(names, 32));
  return typeOf({ kind: "flags", names }, flagsKind);
}

/** Throws a `TypeError` if there is a problem with a schema. */
export function refuseIf(problem: string | undefined): void {
  if (problem !== undefined) throw new TypeError(`a schema must have ${problem}`);
}
