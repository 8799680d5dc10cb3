import { checkedLimits, type Limits } from "../core/index.ts";
import { kindOf } from "../pack/closures/kind-of.ts";
import type { EngineCodec } from "../pack/engine-codec.ts";
import { problemOfWhole } from "../pack/schema/check.ts";
import type { Node } from "../pack/schema/type.ts";
import { type Exports, runtimeExports } from "./imports.ts";

/** A codec to be generated: of a schema that a module exports, or of a codec. */
export interface Exported {
  readonly name: string;
  /** The first name that the same value is exported by. */
  readonly original: string;
  readonly node: Node;
  readonly limits: Required<Limits>;
  readonly isSchema: boolean;
}

/** The schemas and codecs among what a module exports, by their names. */
export function exportedBy(exports: Exports): Exported[] {
  const names = Object.keys(exports).sort();
  return names.flatMap((name) => {
    const found = codecOf(name, exports[name]);
    return found ? [{ name, original: originalOf(name, names, exports), ...found }] : [];
  });
}

/** A name is rather the value's own than `default` is. */
function originalOf(name: string, names: readonly string[], exports: Exports): string {
  return names.find((each) => each !== "default" && exports[each] === exports[name]) ?? name;
}

/** It may be of another copy of this package: what counts is its shape. */
function codecOf(name: string, value: unknown): Omit<Exported, "name" | "original"> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { node, source, limits } = value as { node?: Node; source?: EngineCodec["source"]; limits?: Required<Limits> };
  if (typeof node?.kind === "string" && isKnown(node)) return { node: checked(node, name), limits: checkedLimits(), isSchema: true };
  if (typeof source?.node === "function" && limits) return { node: source.node(), limits, isSchema: false };
  return undefined;
}

/** Programs have other trees of nodes, too. */
function isKnown(node: Node): boolean {
  return node.kind === "ref" || node.kind === "custom" || node.kind === "defaulted" || kindOf(node) in runtimeExports;
}

function checked(node: Node, name: string): Node {
  const problem = problemOfWhole(node);
  if (problem) throw new TypeError(`${name}: a schema must have ${problem}`);
  return node;
}
