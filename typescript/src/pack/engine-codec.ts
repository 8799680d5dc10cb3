import { checkedLimits, type Limits } from "../core/index.ts";
import type { Calls } from "./calls.ts";
import { compile, type Kinds } from "./closures/compile.ts";
import type { Codec } from "./codec.ts";
import type { Engine } from "./engine.ts";
import type { Node } from "./schema/type.ts";
import { errorOf } from "./wire/wrong.ts";

/** What a codec needs of its schema. */
export interface Source {
  /** The canonical text of the schema. */
  readonly schema: string;
  fingerprint(): string;
  node(): Node;
  /** What makes the closures of its types. */
  readonly kinds: Kinds;
  /** Makes calls that are quick, or those of the engine that says exactly what is wrong. */
  calls(limits: Required<Limits>, exactly: () => Engine): Calls;
}

/** A codec whose calls are made when it is used first. */
export class EngineCodec implements Codec<unknown>, Calls {
  // Once there are others, these are they.
  encode: Calls["encode"] = (value) => this.#start().encode(value);
  encodeInto: Calls["encodeInto"] = (value, writer) => this.#start().encodeInto(value, writer);
  decode: Calls["decode"] = (message) => this.#start().decode(message);

  readonly source: Source;
  readonly limits: Required<Limits>;
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

  /** The calls, which are the codec's own from now on; one that is frozen asks each time. */
  #start(): Calls {
    let exact: Engine | undefined;
    try {
      this.#calls ??= this.source.calls(this.limits, () => (exact ??= compile(this.source.node(), this.source.kinds)));
    } catch (error) {
      throw errorOf(error);
    }
    if (!Object.isFrozen(this)) Object.assign(this, this.#calls);
    return this.#calls;
  }
}
