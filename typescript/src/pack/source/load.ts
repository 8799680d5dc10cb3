import type { Engine } from "../engine.ts";
import { depthOf } from "../schema/depth.ts";
import type { Node } from "../schema/type.ts";
import { LiveConstants } from "./constants.ts";
import { generate } from "./generator.ts";
import * as runtime from "./runtime.ts";

const names = Object.keys(runtime);

/** Whether this page or process forbids code made at run time. It is not asked before it has to be: asking is reported. */
let isForbidden = false;

/** Returns an engine of code made for a type, undefined where that is forbidden. */
export function load(node: Node, maxDepth: number): Engine | undefined {
  if (isForbidden) return undefined;
  const constants = new LiveConstants();
  const source = generate(node, depthOf(node) > maxDepth, constants);
  try {
    const make = new Function(...names, ...constants.names, `"use strict";\n${source}\nreturn { write, read, calls };`);
    return make(...Object.values(runtime), ...constants.all);
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    isForbidden = true;
    return undefined;
  }
}
