import type { Limits, Writer } from "../../core/index.ts";
import type { Encoder } from "../../pack/codec.ts";
import type { Encodable } from "../../pack/schema/encodable.ts";
import type { Infer, InferInput, Schema } from "../../pack/schema/type.ts";
import type { FlexOptions } from "../write/options.ts";
import type { FlexView } from "./flex-view.ts";

/** The choices of how a codec writes, and what it accepts. */
export interface FlexCodecOptions extends FlexOptions {
  /** The limits on what is decoded. */
  readonly limits?: Limits;
  /** `closures` generates no code at run time; by default code is generated at first use, where that is allowed. */
  readonly engine?: "generated" | "closures";
}

/** Decodes flex messages of one schema. */
export interface FlexDecoder<T> {
  /** Returns the value of a message, which need not be verified; properties that the schema does not have are skipped. */
  decode(message: Uint8Array): T;

  /**
   * Returns a struct or list that reads its parts, also structs and lists, each time they are accessed; `message` must not change.
   *
   * Throws a `TypeError` if the schema is not of a struct or list.
   */
  view(message: Uint8Array): FlexView<T>;
}

/** Encodes values of one schema as flex messages, and decodes them. */
export interface FlexCodec<T, in I = Encodable<T>> extends FlexDecoder<T>, Encoder<I, Writer> {}

/** The codec of a schema. It encodes the values that it decodes, also read-only ones and ones without values of `defaulted` fields. */
export type FlexCodecOf<S extends Schema> = FlexCodec<Infer<S>, Infer<S> | InferInput<S>>;
