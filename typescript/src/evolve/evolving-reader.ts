import { OctavoError } from "../core/index.ts";
import { type Frame, mismatchOf } from "../frame/frame.ts";
import type { Codec, Decoder } from "../pack/codec.ts";
import { crc64 } from "../pack/schema/fingerprint.ts";
import { parse } from "../pack/schema/parse.ts";
import type { Schema } from "../pack/schema/type.ts";
import { errorOf } from "../pack/wire/wrong.ts";
import { decoderOf } from "./reading.ts";
import { schemaTold } from "./schema-frame.ts";

/** Finds a schema by its fingerprint, and returns its text or type, or undefined if the fingerprint is not known. */
export type KnownSchemas = (fingerprint: string) => string | Schema | undefined;

/** Characters of schemas that a stream may tell: each stays as long as its reader, and one that is refused took as long to parse. */
const MAX_TOLD = 1 << 18;
/** A shorter one counts as so many: what decodes its messages takes 7 KB and 0.3 ms all the same. */
const LEAST = 256;

/** Reads values of one type from the frames of a stream, which may be of any version of the type whose schema is known. */
export class EvolvingReader<T> {
  readonly #codec: Codec<T, never>;
  readonly #known: KnownSchemas;
  readonly #told = new Map<string, Schema>();
  /** Their texts: a stream may tell one over and over, and its fingerprint takes longer than to find it here. */
  readonly #texts = new Set<string>();
  readonly #decoders = new Map<string, Decoder<T>>();
  /** Why there is no decoder for a schema: to find that out takes much longer than to read a frame. */
  readonly #refusals = new Map<string, OctavoError>();
  #left = MAX_TOLD;

  /** Creates a reader; `known` is asked for the schemas that the stream does not carry. */
  constructor(codec: Codec<T, never>, known: KnownSchemas = () => undefined) {
    this.#codec = codec;
    this.#known = known;
    this.#decoders.set(codec.fingerprint, codec);
  }

  /**
   * Passes the value of a frame's message to `sink`, or learns the schema that the frame carries. Throws an `OctavoError` if the message is
   * malformed, or of a schema that is unknown or cannot be read as the codec's; the next frame may then be pushed.
   */
  push(frame: Frame, sink: (value: T) => void): void {
    const schema = schemaTold(frame);
    if (schema === undefined) sink(this.#decoder(frame).decode(frame.message));
    else this.#learn(schema, frame.offset);
  }

  #learn(schema: string, offset: number | undefined): void {
    if (this.#texts.has(schema)) return;
    const type = this.#parsed(schema, offset);
    this.#texts.add(schema);
    const fingerprint = crc64(schema);
    if (!this.#told.has(fingerprint)) this.#told.set(fingerprint, type);
  }

  #parsed(schema: string, offset: number | undefined): Schema {
    const size = Math.max(schema.length, LEAST);
    if (size > this.#left) {
      const [expected, found] = [`at most ${MAX_TOLD} characters of schemas`, `${size} where ${this.#left} are left`];
      throw new OctavoError("malformed", { kind: "limit", expected, found, offset });
    }
    this.#left -= size;
    try {
      return parse(schema);
    } catch (error) {
      throw new OctavoError("mismatch", { expected: "a schema", found: (error as Error).message, offset, cause: error });
    }
  }

  #decoder(frame: Frame): Decoder<T> {
    const { wire, fingerprint } = frame;
    const ready = wire === "pack" && fingerprint !== undefined ? (this.#decoders.get(fingerprint) ?? this.#found(fingerprint)) : undefined;
    if (!ready) throw mismatchOf(frame, this.#codec);
    return ready;
  }

  #reading(schema: string | Schema, fingerprint: string): Decoder<T> {
    try {
      return decoderOf(this.#codec, schema);
    } catch (error) {
      if (error instanceof OctavoError) this.#refusals.set(fingerprint, error);
      throw errorOf(error);
    }
  }

  #found(fingerprint: string): Decoder<T> | undefined {
    const refusal = this.#refusals.get(fingerprint);
    if (refusal) throw refusal;
    const schema = this.#told.get(fingerprint) ?? this.#known(fingerprint);
    if (schema === undefined) return undefined;
    const decoder = this.#reading(schema, fingerprint);
    if (decoder.fingerprint !== fingerprint) throw new TypeError(`the schema found for ${fingerprint} is ${decoder.schema}`);
    this.#decoders.set(fingerprint, decoder);
    return decoder;
  }
}
