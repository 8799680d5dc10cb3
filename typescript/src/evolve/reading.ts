import type { Codec, Decoder } from "../pack/codec.ts";
import { byClosures } from "../pack/codec-of.ts";
import { EngineCodec } from "../pack/engine-codec.ts";
import { problemOfWhole } from "../pack/schema/check.ts";
import { crc64 } from "../pack/schema/fingerprint.ts";
import { refuseIf } from "../pack/schema/named.ts";
import { nodeOf } from "../pack/schema/node-of.ts";
import { parse } from "../pack/schema/parse.ts";
import { textOf } from "../pack/schema/text.ts";
import type { Schema } from "../pack/schema/type.ts";
import { errorOf } from "../pack/wire/wrong.ts";
import { kinds, withFieldsFor } from "./kinds.ts";
import { Resolution } from "./resolution.ts";

/**
 * Returns a decoder of messages of the schema `writer`, a text or a type, into values of the codec: see section 9 of spec/pack.md. Throws
 * an `OctavoError` with the path of a field whose values the codec's schema cannot have. Keep the decoder: making one is slow.
 */
export function reading<T>(codec: Codec<T, never>, writer: string | Schema): Decoder<T> {
  try {
    return decoderOf(codec, writer);
  } catch (error) {
    throw errorOf(error);
  }
}

/** Does so, but leaves it to the engine to say that a schema is too deep for the stack. */
export function decoderOf<T>(codec: Codec<T, never>, writer: string | Schema): Decoder<T> {
  if (!(codec instanceof EngineCodec)) throw new TypeError("a codec of octavo/pack, or of a generated module, must read");
  const type = typeof writer === "string" ? parse(writer) : checked(writer);
  const schema = textOf(type);
  const fingerprint = crc64(schema);
  if (schema === codec.schema) return { schema, fingerprint, decode: (message) => codec.decode(message) };
  const { source, limits } = codec as EngineCodec;
  const node = new Resolution().of(source.node(), type.node);
  const resolved = new EngineCodec({ schema, fingerprint: () => fingerprint, node: () => node, kinds, calls: byClosures }, limits);
  return { schema, fingerprint, decode: (message) => withFieldsFor(message?.length, () => resolved.decode(message) as T) };
}

function checked(type: Schema): Schema {
  refuseIf(problemOfWhole(nodeOf(type)));
  return type;
}
