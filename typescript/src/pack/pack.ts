import type { Limits } from "../core/index.ts";
import type { Calls } from "./calls.ts";
import type { CodecOf } from "./codec.ts";
import { byClosures, codecOf } from "./codec-of.ts";
import { type Engine, requireEngine } from "./engine.ts";
import { quickCalls } from "./quick-calls.ts";
import type { Schema } from "./schema/type.ts";
import { load } from "./source/load.ts";

/** The choices of how a codec is made. */
export interface PackOptions {
  /** The limits on what is decoded, and on the depth of what is encoded. */
  readonly limits?: Limits;
  /** `closures` generates no code at run time; by default code is generated at first use, where that is allowed. */
  readonly engine?: "generated" | "closures";
}

/** Returns the codec of a schema, which encodes and decodes its messages. */
/* @__NO_SIDE_EFFECTS__ */
export function pack<S extends Schema>(type: S, options: PackOptions = {}): CodecOf<S> {
  requireEngine(options.engine);
  return codecOf(type, options.limits, options.engine === "closures" ? byClosures : (limits, exactly) => callsFor(type, limits, exactly));
}

/** The calls of code made for a type, or of closures where that is forbidden. */
function callsFor({ node }: Schema, limits: Required<Limits>, exactly: () => Engine): Calls {
  const make = load(node, limits.maxDepth);
  return make ? quickCalls(make, limits, exactly) : byClosures(limits, exactly);
}
