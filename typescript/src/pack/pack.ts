import type { Bytes, Limits } from "../core/index.ts";
import { codecOf } from "./codec-of.ts";
import type { Encodable } from "./schema/encodable.ts";
import type { Infer, Type } from "./schema/type.ts";
import { load } from "./source/load.ts";
import type { PackWriter } from "./wire/pack-writer.ts";

/** How a codec is made. */
export interface PackOptions {
  readonly limits?: Limits;
  /** `closures` makes no code at run time; without it, code is made at first use, where that is allowed. */
  readonly engine?: "generated" | "closures";
}

/** Writes and reads the messages of one schema. */
export interface Codec<T> {
  /** The canonical text of the schema. */
  readonly schema: string;
  /** The schema's fingerprint, in 16 hexadecimal digits. */
  readonly fingerprint: string;
  /**
   * Returns the message of `value`; throws an `OctavoError` with its path if it is not of the schema. On Node its memory may be a part of the
   * pool of `Buffer`s.
   */
  encode(value: Encodable<T>): Bytes;
  /** Writes the message of `value` behind what `writer` has; if it throws, nothing has been written. */
  encodeInto(value: Encodable<T>, writer: PackWriter): void;
  /** Returns the value of a whole message; throws an `OctavoError` if it is malformed. */
  decode(message: Uint8Array): T;
}

/** Returns the codec of a schema. */
/* @__NO_SIDE_EFFECTS__ */
export function pack<S extends Type<unknown>>(type: S, options: PackOptions = {}): Codec<Infer<S>> {
  const makesCode = options.engine !== "closures";
  return codecOf(type, options.limits, (maxDepth) => (makesCode ? load(type.node, maxDepth) : undefined));
}
