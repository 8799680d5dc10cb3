import { nodeOf } from "../../pack/schema/node-of.ts";
import type { Schema } from "../../pack/schema/type.ts";
import { refusalIn } from "../write/refused.ts";
import { coderOf } from "./coder-of.ts";
import type { FlexCodec, FlexCodecOf, FlexCodecOptions } from "./flex-codec.ts";
import { SchemaCodec } from "./schema-codec.ts";

/** Returns the codec of a schema that was made with the functions of `octavo/pack`. */
export function flex<S extends Schema>(type: S, options: FlexCodecOptions = {}): FlexCodecOf<S> {
  try {
    return new SchemaCodec(coderOf(nodeOf(type), new Map()), options) as FlexCodec<unknown> as FlexCodecOf<S>;
  } catch (error) {
    throw refusalIn(error) ?? error;
  }
}
