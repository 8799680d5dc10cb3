import { checkedLimits, type Limits, OctavoError } from "../core/index.ts";
import type { Calls, MakeCalls } from "./calls.ts";
import { compile, type Kinds } from "./closures/compile.ts";
import type { Codec } from "./codec.ts";
import type { Engine } from "./engine.ts";
import type { Node } from "./schema/type.ts";
import { PackWriter } from "./wire/pack-writer.ts";
import { dropSpare, finishReader, takeReader } from "./wire/spare.ts";
import { errorOf } from "./wire/wrong.ts";

/** What a codec needs of its schema. */
export interface Source {
  /** The canonical text of the schema. */
  readonly schema: string;
  fingerprint(): string;
  node(): Node;
  /** What makes the closures of its types. */
  readonly kinds: Kinds;
  /** Makes calls that are quick, and need not say what is wrong; or those of the engine that says it. */
  calls(maxDepth: number, exactly: () => Engine): MakeCalls;
}

/** A codec by calls that are quick, and an engine that says exactly what is wrong when they have failed. */
export class EngineCodec implements Codec<unknown>, Calls {
  // Once there are others, these are they.
  encode: Calls["encode"] = (value) => this.#start().encode(value);
  encodeInto: Calls["encodeInto"] = (value, writer) => this.#start().encodeInto(value, writer);
  decode: Calls["decode"] = (message) => this.#start().decode(message);

  readonly source: Source;
  readonly limits: Required<Limits>;
  #exact: Engine | undefined;
  #calls: Calls | undefined;

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

  #start(): Calls {
    try {
      this.#calls ??= this.#make();
    } catch (error) {
      throw errorOf(error);
    }
    ({ encode: this.encode, encodeInto: this.encodeInto, decode: this.decode } = this.#calls);
    return this.#calls;
  }

  #make(): Calls {
    const makeCalls = this.source.calls(this.limits.maxDepth, () => this.#exactly());
    return makeCalls(this.limits, {
      ofValue: (error, value) => this.#whyNotWritten(value) ?? changed(error),
      ofMessage: (error, message) => this.#whyNotRead(message) ?? changed(error, "limit"),
    });
  }

  #exactly(): Engine {
    this.#exact ??= compile(this.source.node(), this.source.kinds);
    return this.#exact;
  }

  #whyNotWritten(value: unknown): unknown {
    const writer = new PackWriter();
    writer.begin(this.limits.maxDepth);
    return errorIn(() => this.#exactly().write(value, writer));
  }

  #whyNotRead(message: Uint8Array): unknown {
    return errorIn(() => {
      const reader = takeReader(message, this.limits);
      this.#exactly().read(reader);
      finishReader(reader);
    }, "limit");
  }
}

function errorIn(action: () => unknown, kind?: "limit"): unknown {
  try {
    action();
  } catch (error) {
    return errorOf(error, kind);
  } finally {
    dropSpare();
  }
  return undefined;
}

/** Makes the error of what was refused once, and then not: a getter, or another thread, has changed it. */
function changed(error: unknown, kind?: "limit"): unknown {
  if (!(error instanceof TypeError)) return errorOf(error, kind);
  return new OctavoError("mismatch", { expected: "what stays as it is", found: `what changes: ${error.message}` });
}
