import type { Limits } from "../../core/index.ts";
import type { CodecOf } from "../codec.ts";
import { byClosures, codecOf } from "../codec-of.ts";
import type { Schema } from "../schema/type.ts";

export type { Codec, CodecOf, Decoder, Encoder } from "../codec.ts";

/** Returns the codec of a schema, as `pack` of octavo/pack does with the engine `closures`; bundles do not contain the code generator. */
/* @__NO_SIDE_EFFECTS__ */
export function pack<S extends Schema>(type: S, options: { readonly limits?: Limits } = {}): CodecOf<S> {
  return codecOf(type, options.limits, byClosures);
}
