import { evaluate, mayEvaluate } from "../../core/index.ts";
import type { MakeCalls } from "../calls.ts";
import { known } from "../closures/known.ts";
import { depthOf } from "../schema/depth.ts";
import type { Node } from "../schema/type.ts";
import { called } from "./called.ts";
import { LiveConstants } from "./constants.ts";
import { generate } from "./generator.ts";

/** Returns what makes the calls of code made for a type, undefined where that is forbidden. */
export function load(node: Node, maxDepth: number): MakeCalls | undefined {
  if (!mayEvaluate()) return undefined;
  const constants = new LiveConstants();
  const source = generate(node, depthOf(node) > maxDepth, constants);
  const functions = Object.assign({}, called, ...Object.values(known).map(({ calls }) => calls));
  const values = [...Object.values(functions), ...constants.all];
  return evaluate([...Object.keys(functions), ...constants.names], source, values) as MakeCalls | undefined;
}
