import type { Keys } from "../read/keys.ts";
import { FieldPlaces, UNKNOWN } from "./field-places.ts";
import type { Source } from "./source.ts";

/** Remembers what was found in the key vector that was last looked into, which the rows of a message share. It keeps no message. */
export class FoundPlaces {
  readonly #names: readonly string[];
  #message = 0;
  #base = 0;
  #width = 0;
  #known: Int32Array | undefined;

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** Where the fields are in a map of these keys. */
  in(keys: Keys, from: Source): FieldPlaces {
    const isSame = this.#message === from.number && this.#base === keys.base && this.#width === keys.width;
    if (!isSame) this.#forget(keys, from);
    return new FieldPlaces(this.#names, keys, this.#known!);
  }

  #forget({ base, width }: Keys, { number }: Source): void {
    this.#message = number;
    this.#base = base;
    this.#width = width;
    this.#known = new Int32Array(this.#names.length).fill(UNKNOWN); // views have the one before
  }
}
