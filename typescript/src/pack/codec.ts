import type { Bytes } from "../core/index.ts";
import type { Encodable } from "./schema/encodable.ts";
import type { Infer, InferInput, Schema } from "./schema/type.ts";
import type { PackWriter } from "./wire/pack-writer.ts";

/** Reads the messages of one schema. */
export interface Decoder<T> {
  /** The canonical text of the schema. */
  readonly schema: string;
  /** The schema's fingerprint, in 16 hexadecimal digits. */
  readonly fingerprint: string;
  /** Returns the value of a whole message; throws an `OctavoError` if it is malformed. */
  decode(message: Uint8Array): T;
}

/** Writes messages of one schema out of values of `I`, into writers of `W`. */
export interface Encoder<in I, W = PackWriter> {
  /**
   * Returns the message of `value`; throws an `OctavoError` with its path if it is not of the schema. On Node its memory may be a part of the
   * pool of `Buffer`s.
   */
  encode(value: I): Bytes;
  /** Writes the message of `value` behind what `writer` has; if it throws, nothing has been written. */
  encodeInto(value: I, writer: W): void;
}

/** Writes and reads the messages of one schema. */
export interface Codec<T, in I = Encodable<T>> extends Decoder<T>, Encoder<I> {}

/** The codec of a schema: it encodes what it decodes, and what is read-only or has no values for fields that are `defaulted`. */
export type CodecOf<S extends Schema> = Codec<Infer<S>, Infer<S> | InferInput<S>>;
