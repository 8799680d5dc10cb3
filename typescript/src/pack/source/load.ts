import { evaluate, mayEvaluate } from "../../core/index.ts";
import type { MakeCalls } from "../calls.ts";
import { depthOf } from "../schema/depth.ts";
import type { Node } from "../schema/type.ts";
import { LiveConstants } from "./constants.ts";
import { generate } from "./generator.ts";
import * as runtime from "./runtime.ts";

const names = /* @__PURE__ */ Object.keys(runtime);

/** Returns what makes the calls of code made for a type, undefined where that is forbidden. */
export function load(node: Node, maxDepth: number): MakeCalls | undefined {
  if (!mayEvaluate()) return undefined;
  const constants = new LiveConstants();
  const source = generate(node, depthOf(node) > maxDepth, constants);
  const values = [...Object.values(runtime), ...constants.all];
  return evaluate([...names, ...constants.names], source, values) as MakeCalls | undefined;
}
