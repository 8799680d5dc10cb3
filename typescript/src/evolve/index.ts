export { type Fault, type MalformedKind, OctavoError } from "../core/index.ts";
export type { Frame } from "../frame/frame.ts";
export type { Codec, Decoder } from "../pack/codec.ts";
export { EvolvingReader, type KnownSchemas } from "./evolving-reader.ts";
export { reading } from "./reading.ts";
export { schemaFrame } from "./schema-frame.ts";
