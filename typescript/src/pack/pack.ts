import { checkedLimits, type Limits } from "../core/index.ts";
import { compile } from "./closures/compile.ts";
import type { Engine } from "./engine.ts";
import { problemOfWhole } from "./schema/check.ts";
import { fingerprintOf } from "./schema/fingerprint.ts";
import { refuseIf } from "./schema/named.ts";
import { textOf } from "./schema/text.ts";
import type { Infer, Node, Type } from "./schema/type.ts";
import { PackWriter } from "./wire/pack-writer.ts";
import { Reader } from "./wire/reader.ts";
import { Wrong } from "./wire/wrong.ts";

/** How a codec is made. */
export interface PackOptions {
  readonly limits?: Limits;
}

/** Writes and reads the messages of one schema. */
export interface Codec<T> {
  /** The canonical text of the schema. */
  readonly schema: string;
  /** The schema's fingerprint, in 16 hexadecimal digits. */
  readonly fingerprint: string;
  /** Returns the message of `value`; throws an `OctavoError` with its path if it is not of the schema. */
  encode(value: T): Uint8Array;
  /** Writes the message of `value` behind what `writer` has; if it throws, nothing has been written. */
  encodeInto(value: T, writer: PackWriter): void;
  /** Returns the value of a whole message; throws an `OctavoError` if it is malformed. */
  decode(message: Uint8Array): T;
}

/** Returns the codec of a schema. */
export function pack<S extends Type<unknown>>(type: S, options: PackOptions = {}): Codec<Infer<S>> {
  refuseIf(problemOfWhole(type.node));
  return new EngineCodec(type, options) as Codec<Infer<S>>;
}

/** A writer and a reader that no call uses now: a type of the program's own may encode and decode while its value is. */
let spareWriter: PackWriter | undefined;
let spareReader: Reader | undefined;

/** A writer with a larger buffer is not kept. */
const KEPT = 1 << 20;

class EngineCodec implements Codec<unknown> {
  readonly schema: string;
  private readonly limits: Required<Limits>;
  private readonly node: Node;
  private engine: Engine | undefined;

  constructor(type: Type<unknown>, options: PackOptions) {
    this.node = type.node;
    this.schema = textOf(type);
    this.limits = checkedLimits(options.limits);
  }

  get fingerprint(): string {
    return fingerprintOf(this.schema);
  }

  encode(value: unknown): Uint8Array {
    const writer = spareWriter ?? new PackWriter();
    spareWriter = undefined;
    writer.at = 0;
    this.encodeInto(value, writer);
    const message = writer.copy();
    if (writer.bytes.length <= KEPT) spareWriter = writer;
    return message;
  }

  encodeInto(value: unknown, writer: PackWriter): void {
    const start = writer.at;
    const engine = this.engine ?? this.start();
    writer.begin(this.limits.maxDepth);
    try {
      engine.write(value, writer);
    } catch (error) {
      writer.at = start;
      throw errorOf(error);
    }
  }

  decode(message: Uint8Array): unknown {
    const reader = spareReader ?? new Reader();
    spareReader = undefined;
    const engine = this.engine ?? this.start();
    try {
      reader.begin(message, this.limits);
      const value = engine.read(reader);
      if (reader.left > 0) reader.fail("trailing", "the end", `${reader.left} bytes more`);
      return value;
    } catch (error) {
      throw errorOf(error);
    } finally {
      reader.finish();
      spareReader = reader;
    }
  }

  private start(): Engine {
    this.engine = compile(this.node);
    return this.engine;
  }
}

function errorOf(error: unknown): unknown {
  return error instanceof Wrong ? error.toError() : error;
}
