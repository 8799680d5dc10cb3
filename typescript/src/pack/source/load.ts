import type { Engine } from "../engine.ts";
import { depthOf } from "../schema/depth.ts";
import type { Node } from "../schema/type.ts";
import { generate } from "./generator.ts";
import * as runtime from "./runtime.ts";

const names = Object.keys(runtime);

/** Whether this page or process forbids code made at run time. It is not asked before it has to be: asking is reported. */
let isForbidden = false;

/** Returns an engine of code made for a type, undefined where that is forbidden. */
export function load(node: Node, maxDepth: number): Engine | undefined {
  if (isForbidden) return undefined;
  const { source, constants } = generate(node, depthOf(node) > maxDepth);
  const known = constants.map((_, at) => `k${at}`);
  try {
    const make = new Function(...names, ...known, `"use strict";\n${source}\nreturn { write, read };`);
    return make(...Object.values(runtime), ...constants);
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    isForbidden = true;
    return undefined;
  }
}
