import { type Bytes, changed, checkedLimits, isStackFull, type Limits, Writer } from "../../core/index.ts";
import { requireEngine } from "../../pack/engine.ts";
import { rootOf } from "../read/read.ts";
import { ROOT } from "../read/reading.ts";
import type { Emitter } from "../write/emitter.ts";
import type { InlineEmitter } from "../write/inline-emitter.ts";
import { type EmitterPool, messageOf, poolOf, writeMessage } from "../write/pool.ts";
import { refusalIn } from "../write/refused.ts";
import type { Coder } from "./coder.ts";
import type { FlexCodec, FlexCodecOptions } from "./flex-codec.ts";
import type { FlexView } from "./flex-view.ts";
import { type Read, readCode } from "./read-code.ts";
import { Source } from "./source.ts";
import { Target } from "./target.ts";
import { isViewed, viewOf } from "./view.ts";
import { type Put, writeCode } from "./write-code.ts";

/** Writes and reads by code made for a schema where there is some, and by its coders, which say exactly what is wrong when that fails. */
export class SchemaCodec implements FlexCodec<unknown> {
  readonly #coder: Coder;
  readonly #limits: Required<Limits>;
  readonly #pool: EmitterPool;
  readonly #isGenerated: boolean;
  #putCode: Put | undefined;
  #readCode: Read | undefined;
  #hasCode = false;
  /** What no call uses now: a type of the program's own may encode and decode while its value is. */
  readonly #sources: Source[] = [];

  constructor(coder: Coder, options: FlexCodecOptions) {
    requireEngine(options.engine);
    this.#coder = coder;
    this.#limits = checkedLimits(options.limits);
    this.#pool = poolOf(options);
    this.#isGenerated = options.engine !== "closures";
  }

  encode(value: unknown): Bytes {
    if (!this.#hasCode) this.#makeCode();
    try {
      return messageOf(this.#pool, value, this.#putCode ? this.#putByCode : this.#putByCoder);
    } catch (error) {
      throw this.#exactly(error, value, new Writer());
    }
  }

  encodeInto(value: unknown, writer: Writer): void {
    if (!this.#hasCode) this.#makeCode();
    try {
      writeMessage(writer, this.#pool, value, this.#putCode ? this.#putByCode : this.#putByCoder);
    } catch (error) {
      throw this.#exactly(error, value, writer);
    }
  }

  /** The error that the coders have where code has failed: they write into the same writer, which the value may not use meanwhile. */
  #exactly(error: unknown, value: unknown, writer: Writer): unknown {
    if (!this.#putCode) return error;
    const { at } = writer;
    try {
      writeMessage(writer, this.#pool, value, this.#putByCoder);
    } catch (exact) {
      return exact;
    }
    writer.at = at;
    return changed(refusalIn(error) ?? error);
  }

  /** Where the stack has no room for that, the coders serve, and the next call tries again. */
  #makeCode(): void {
    try {
      if (this.#isGenerated && this.#pool.options.profile === undefined) this.#putCode = writeCode(this.#coder);
      if (this.#isGenerated) this.#readCode = readCode(this.#coder);
      this.#hasCode = true;
    } catch (error) {
      if (!isStackFull(error)) throw error;
    }
  }

  readonly #putByCode = (emitter: Emitter, value: unknown): void => {
    const inline = emitter as InlineEmitter;
    inline.target ??= new Target();
    const to = inline.target as Target;
    to.begin(emitter);
    this.#putCode!(value, inline, to);
  };

  readonly #putByCoder = (emitter: Emitter, value: unknown): void => {
    const to = new Target();
    to.begin(emitter);
    try {
      this.#coder.write(to, value);
    } catch (error) {
      throw to.located(error);
    }
  };

  decode(message: Uint8Array): unknown {
    const { at, width, packed } = rootOf(message);
    if (!this.#hasCode) this.#makeCode();
    const source = this.#sources.pop() ?? new Source(message, ROOT, this.#limits);
    source.begin(message);
    try {
      return this.#readCode ? this.#readByCode(source, at, width, packed) : source.all(this.#coder, at, width, packed, at);
    } finally {
      source.end();
      this.#sources.push(source);
    }
  }

  #readByCode(source: Source, at: number, width: number, packed: number): unknown {
    try {
      return this.#readCode!(source, at, width, packed, at);
    } catch (error) {
      source.begin(source.bytes);
      source.all(this.#coder, at, width, packed, at); // which says exactly what is wrong
      throw changed(source.located(error));
    }
  }

  view(message: Uint8Array): FlexView<unknown> {
    if (!isViewed(this.#coder)) throw new TypeError("a view is of a struct or a list");
    const { at, width, packed } = rootOf(message);
    return viewOf(this.#coder, new Source(message, ROOT, this.#limits), ROOT, at, width, packed, at) as FlexView<unknown>;
  }
}
