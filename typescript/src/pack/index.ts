export { type Fault, type Limits, type MalformedKind, OctavoError } from "../core/index.ts";
export type { Codec, CodecOf, Decoder, Encoder } from "./codec.ts";
export { type PackOptions, pack } from "./pack.ts";
export * from "./schema/index.ts";
export { array, columnArrays, columns, list, map, open, parse, record, union, uuid } from "./schemas.ts";
export { PackWriter as Writer } from "./wire/pack-writer.ts";
