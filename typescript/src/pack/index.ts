export { type Bytes, type Fault, type Limits, type MalformedKind, OctavoError } from "../core/index.ts";
export type { Codec, CodecOf, Decoder, Encoder } from "./codec.ts";
export { type PackOptions, pack } from "./pack.ts";
export type { Encodable, ReadOnlyParts } from "./schema/encodable.ts";
export * from "./schema/index.ts";
export { PackWriter as Writer } from "./wire/pack-writer.ts";
