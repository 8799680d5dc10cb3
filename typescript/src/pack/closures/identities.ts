import { MAX_SUPPORTED_DEPTH } from "../../core/index.ts";
import { PackWriter } from "../wire/pack-writer.ts";
import type { Coder } from "./coder.ts";

/** Tells the keys of a map apart, which may be as deep as they may be: by what each is written as alone, shared texts as numbers. */
export class Identities {
  readonly #coder: Coder;
  readonly #alone = new PackWriter(64);

  constructor(coder: Coder) {
    this.#coder = coder;
    this.#alone.maxDepth = MAX_SUPPORTED_DEPTH;
    this.#alone.isAlone = true;
  }

  /** Returns a string that equal keys have, and no others. */
  of(key: unknown): string {
    const alone = this.#alone;
    alone.at = 0;
    this.#coder.write(key, alone);
    return alone.written().join();
  }
}
