import { moduleOf } from "../../src/generate/module.ts";
import { type CodecOf, type PackOptions, pack, type Schema } from "../../src/pack/index.ts";
import * as runtime from "../../src/pack/runtime.ts";

/** All that write and read pack: one behaviour. */
export const engines = ["generated", "closures", "emitted"] as const;
export type EngineName = (typeof engines)[number];

/** Returns a type's codec by an engine. */
export function packBy<S extends Schema>(engine: EngineName, type: S, options: PackOptions = {}): CodecOf<S> {
  return engine === "emitted" ? emitted(pack(type, options)) : pack(type, { ...options, engine });
}

/** The codec of a module that is generated for one. */
function emitted<C>(codec: C): C {
  return evaluated(moduleOf({ specifier: "./source.js", exports: { codec } }, [])!.code).codec as C;
}

/** What a generated module exports, evaluated at once where a test is: it imports but the run-time. */
function evaluated(code: string): Record<string, unknown> {
  const body = code.replace(/^import [^;]*;$/gm, "").replace(/^export const (\w+) =/gm, "exports.$1 =");
  const exports = {};
  new Function("exports", ...Object.keys(runtime), `"use strict"; ${body}`)(exports, ...Object.values(runtime));
  return exports;
}
