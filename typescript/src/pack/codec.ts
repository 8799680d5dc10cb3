import type { Bytes } from "../core/index.ts";
import type { Encodable } from "./schema/encodable.ts";
import type { Infer, InferInput, Schema } from "./schema/type.ts";
import type { PackWriter } from "./wire/pack-writer.ts";

/** Decodes messages of one schema. */
export interface Decoder<T> {
  /** The canonical text of the schema. */
  readonly schema: string;
  /** The schema's fingerprint, in 16 hexadecimal digits. */
  readonly fingerprint: string;
  /** Returns the value of a whole message; throws an `OctavoError` if it is malformed. */
  decode(message: Uint8Array): T;
}

/** Encodes values of `I` as messages of one schema, also into writers of `W`. */
export interface Encoder<in I, W = PackWriter> {
  /**
   * Returns the message of `value`; throws an `OctavoError`, with the path, if `value` is not of the schema. On Node the memory of the
   * message may be a part of the pool of `Buffer`s.
   */
  encode(value: I): Bytes;
  /** Appends the message of `value` to `writer`; if it throws, nothing has been written. */
  encodeInto(value: I, writer: W): void;
}

/** Encodes and decodes messages of one schema. */
export interface Codec<T, in I = Encodable<T>> extends Decoder<T>, Encoder<I> {}

/** The codec of a schema. It encodes the values that it decodes, also read-only ones and ones without values of `defaulted` fields. */
export type CodecOf<S extends Schema> = Codec<Infer<S>, Infer<S> | InferInput<S>>;
