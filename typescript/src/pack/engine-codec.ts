import { checkedLimits, type Limits } from "../core/index.ts";
import { compile } from "./closures/compile.ts";
import type { Engine } from "./engine.ts";
import type { Codec } from "./pack.ts";
import type { Node } from "./schema/type.ts";
import { PackWriter } from "./wire/pack-writer.ts";
import { Reader } from "./wire/reader.ts";
import { Wrong } from "./wire/wrong.ts";

/** What a codec needs of its schema. */
export interface Source {
  /** The canonical text of the schema. */
  readonly schema: string;
  fingerprint(): string;
  node(): Node;
  /** Makes an engine that is quick, and need not say what is wrong; undefined if there is none. */
  engine(maxDepth: number): Engine | undefined;
}

/** A writer and a reader that no call uses now: a type of the program's own may encode and decode while its value is. */
let spareWriter: PackWriter | undefined;
let spareReader: Reader | undefined;

/** A writer with a larger buffer is not kept. */
const KEPT = 1 << 20;

/** A codec by an engine that is quick, and one that says exactly what is wrong when the first has failed. */
export class EngineCodec implements Codec<unknown> {
  readonly source: Source;
  readonly limits: Required<Limits>;
  private engine: Engine | undefined;
  private exact: Engine | undefined;

  constructor(source: Source, limits: Limits | undefined) {
    this.source = source;
    this.limits = checkedLimits(limits);
  }

  get schema(): string {
    return this.source.schema;
  }

  get fingerprint(): string {
    return this.source.fingerprint();
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
      throw engine === this.exact ? errorOf(error) : this.whyNotWritten(value, error);
    }
  }

  decode(message: Uint8Array): unknown {
    const reader = spareReader ?? new Reader();
    spareReader = undefined;
    const engine = this.engine ?? this.start();
    try {
      return readWhole(engine, reader, message, this.limits);
    } catch (error) {
      throw engine === this.exact ? errorOf(error) : this.whyNotRead(message, error);
    } finally {
      reader.finish();
      spareReader = reader;
    }
  }

  private start(): Engine {
    this.engine = this.source.engine(this.limits.maxDepth) ?? this.exactly();
    return this.engine;
  }

  private exactly(): Engine {
    this.exact ??= compile(this.source.node());
    return this.exact;
  }

  private whyNotWritten(value: unknown, error: unknown): unknown {
    const writer = new PackWriter();
    writer.begin(this.limits.maxDepth);
    return errorIn(() => this.exactly().write(value, writer)) ?? error;
  }

  private whyNotRead(message: Uint8Array, error: unknown): unknown {
    return errorIn(() => readWhole(this.exactly(), new Reader(), message, this.limits)) ?? error;
  }
}

function readWhole(engine: Engine, reader: Reader, message: Uint8Array, limits: Required<Limits>): unknown {
  reader.begin(message, limits);
  const value = engine.read(reader);
  if (reader.at < reader.end) reader.fail("trailing", "the end", `${reader.left} bytes more`);
  return value;
}

function errorIn(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return errorOf(error);
  }
  return undefined;
}

function errorOf(error: unknown): unknown {
  return error instanceof Wrong ? error.toError() : error;
}
