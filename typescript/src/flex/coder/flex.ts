import type { Limits } from "../../core/index.ts";
import type { Infer, Type } from "../../pack/schema/type.ts";
import { rootOf } from "../read/read.ts";
import { ROOT } from "../read/reading.ts";
import type { FlexBuilder } from "../write/builder.ts";
import type { FlexOptions } from "../write/options.ts";
import { useBuilder } from "../write/pool.ts";
import type { Coder } from "./coder.ts";
import { coderOf } from "./coder-of.ts";
import { Source } from "./source.ts";
import { StructCoder } from "./struct.ts";
import { Target } from "./target.ts";
import { viewOf } from "./view.ts";

/** How a codec writes, and what it accepts. */
export interface FlexCodecOptions extends FlexOptions {
  readonly limits?: Limits;
}

/** Writes values of one schema as flex messages, and reads them. */
export interface FlexCodec<T> {
  /** Returns the message of `value`; throws an `OctavoError` with its path if it is not of the schema. */
  encode(value: T): Uint8Array;

  /** Returns the value of a message, which nobody need have verified; properties that the schema does not have are skipped. */
  decode(message: Uint8Array): T;

  /**
   * Returns a struct whose properties are read each time they are asked for, structs in it likewise; `message` must not change.
   *
   * Throws a `TypeError` if the schema is no struct.
   */
  view(message: Uint8Array): Readonly<T>;
}

/** Returns the codec of a schema that was made with the functions of `octavo/pack`. */
export function flex<S extends Type<unknown>>(type: S, options: FlexCodecOptions = {}): FlexCodec<Infer<S>> {
  const coder = coderOf(type.node, new Map());
  const { limits } = options;
  return {
    encode: (value) => useBuilder(options, (builder) => write(coder, builder, value)),
    decode(message) {
      const { at, width, packed } = rootOf(message);
      return coder.read(new Source(message, ROOT, limits), at, width, packed, at) as Infer<S>;
    },
    view(message) {
      if (!(coder instanceof StructCoder)) throw new TypeError("a view is of a struct");
      const { at, width, packed } = rootOf(message);
      return viewOf(coder, new Source(message, ROOT, limits), at, width, packed, at) as Readonly<Infer<S>>;
    },
  };
}

function write(coder: Coder, builder: FlexBuilder, value: unknown): void {
  const to = new Target(builder);
  try {
    coder.write(to, value);
  } catch (error) {
    throw to.located(error);
  }
}
