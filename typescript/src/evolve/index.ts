export { type Fault, type MalformedKind, OctavoError } from "../core/index.ts";
export type { Codec, Decoder } from "../pack/codec.ts";
export { EvolvingDecoder, type KnownSchemas } from "./evolving-decoder.ts";
export { reading } from "./reading.ts";
export { schemaFrame } from "./schema-frame.ts";
