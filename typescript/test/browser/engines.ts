import { registry } from "emitted:registry";
import { moduleOf } from "../../src/generate/module.ts";
import { type CodecOf, type PackOptions, pack, type Schema } from "../../src/pack/index.ts";
import type { EngineName } from "../pack/engines.ts";

declare const ENGINES: readonly EngineName[];

/** In place of ../pack/engines.ts: a page cannot evaluate a module that it generates, so it has those that were generated before. */
export const engines = ENGINES;

/** The modules that were asked for, where no page runs. */
export const recorded: string[] = [];
let next = 0;

export function packBy<S extends Schema>(engine: EngineName, type: S, options: PackOptions = {}): CodecOf<S> {
  if (engine !== "emitted") return pack(type, { ...options, engine });
  const known = registry[next++];
  if (known) return known as CodecOf<S>;
  if (registry.length > 0) throw new Error("a codec that was not generated before");
  const codec = pack(type, options);
  recorded.push(moduleOf({ specifier: "./source.js", exports: { codec } }, [])!.code);
  return codec;
}
