import type { Limits, Writer } from "../../core/index.ts";
import type { Encoder } from "../../pack/codec.ts";
import type { Encodable } from "../../pack/schema/encodable.ts";
import type { Infer, InferInput, Schema } from "../../pack/schema/type.ts";
import type { FlexOptions } from "../write/options.ts";
import type { FlexView } from "./flex-view.ts";

/** How a codec writes, and what it accepts. */
export interface FlexCodecOptions extends FlexOptions {
  /** Bounds what is read. */
  readonly limits?: Limits;
  /** `closures` makes no code at run time; without it, code is made at first use, where that is allowed. */
  readonly engine?: "generated" | "closures";
}

/** Reads the flex messages of one schema. */
export interface FlexDecoder<T> {
  /** Returns the value of a message, which nobody need have verified; properties that the schema does not have are skipped. */
  decode(message: Uint8Array): T;

  /**
   * Returns a struct or list whose parts are read each time they are asked for, structs and lists in it likewise; `message` must not change.
   *
   * Throws a `TypeError` if the schema is of anything else.
   */
  view(message: Uint8Array): FlexView<T>;
}

/** Writes values of one schema as flex messages, and reads them. */
export interface FlexCodec<T, in I = Encodable<T>> extends FlexDecoder<T>, Encoder<I, Writer> {}

/** The codec of a schema: it encodes what it decodes, and what is read-only or has no values for fields that are `defaulted`. */
export type FlexCodecOf<S extends Schema> = FlexCodec<Infer<S>, Infer<S> | InferInput<S>>;
