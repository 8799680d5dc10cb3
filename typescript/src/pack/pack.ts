import type { Limits } from "../core/index.ts";
import type { CodecOf } from "./codec.ts";
import { codecOf } from "./codec-of.ts";
import type { Type } from "./schema/type.ts";
import { load } from "./source/load.ts";

/** How a codec is made. */
export interface PackOptions {
  /** Bounds what is read, and how deep what is written may be. */
  readonly limits?: Limits;
  /** `closures` makes no code at run time; without it, code is made at first use, where that is allowed. */
  readonly engine?: "generated" | "closures";
}

/** Returns the codec of a schema. */
/* @__NO_SIDE_EFFECTS__ */
export function pack<S extends Type<unknown>>(type: S, options: PackOptions = {}): CodecOf<S> {
  const makesCode = options.engine !== "closures";
  return codecOf(type, options.limits, (maxDepth) => (makesCode ? load(type.node, maxDepth) : undefined));
}
