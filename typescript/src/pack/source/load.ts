import { evaluate, mayEvaluate } from "../../core/index.ts";
import type { MakeCalls } from "../calls.ts";
import { known } from "../closures/known.ts";
import { depthOf } from "../schema/depth.ts";
import { partsOf } from "../schema/parts.ts";
import type { Node, Wire } from "../schema/type.ts";
import { called } from "./called.ts";
import { knownCodes } from "./code.ts";
import { LiveConstants } from "./constants.ts";
import { generate } from "./generator.ts";

/** Types of more parts in all take seconds until there is code for them, and hundreds of megabytes. */
const MOST_PARTS = 30_000;

/** Returns what makes the calls of code made for a type, undefined where that is forbidden, or would be too long. */
export function load(node: Node, maxDepth: number): MakeCalls | undefined {
  if (!mayEvaluate()) return undefined;
  const depths = new Map<Wire, number>();
  const depth = depthOf(node, depths);
  if ([...depths.keys()].flatMap(partsOf).length > MOST_PARTS) return undefined;
  const constants = new LiveConstants();
  const source = generate(node, depth, maxDepth, constants, knownCodes);
  const functions = Object.assign({}, called, ...[...Object.values(knownCodes), ...Object.values(known)].map(({ calls }) => calls));
  return evaluate(source, functions, constants.all) as MakeCalls | undefined;
}
