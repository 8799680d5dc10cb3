import type { Wire } from "../schema/type.ts";
import type { Kind } from "./kind.ts";
import { kindOf } from "./kind-of.ts";

/** What makes the closures of those types that a program has schemas of, by the name that `kindOf` gives their kind: a bundle has no others. */
export const known: Record<string, Kind<never>> = {};

export function know<W extends Wire>(wire: W, kind: Kind<W>): void {
  known[kindOf(wire)] = kind;
}
