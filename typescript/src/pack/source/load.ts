import { evaluate, mayEvaluate } from "../../core/index.ts";
import type { MakeCalls } from "../calls.ts";
import { known } from "../closures/known.ts";
import { depthOf } from "../schema/depth.ts";
import type { Node } from "../schema/type.ts";
import { LiveConstants } from "./constants.ts";
import { generate } from "./generator.ts";
import * as runtime from "./runtime.ts";

/** Returns what makes the calls of code made for a type, undefined where that is forbidden. */
export function load(node: Node, maxDepth: number): MakeCalls | undefined {
  if (!mayEvaluate()) return undefined;
  const constants = new LiveConstants();
  const source = generate(node, depthOf(node) > maxDepth, constants);
  const called = Object.assign({}, runtime, ...Object.values(known).map(({ calls }) => calls));
  const values = [...Object.values(called), ...constants.all];
  return evaluate([...Object.keys(called), ...constants.names], source, values) as MakeCalls | undefined;
}
