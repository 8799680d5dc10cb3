import { indexOfKey } from "../read/key-search.ts";
import type { Keys } from "../read/keys.ts";
import type { Source } from "./source.ts";

/** What is not known yet. */
export const UNKNOWN = -2;

/** Which values the fields of a struct are in a map of other names. */
export class FieldPlaces {
  readonly #names: readonly string[];
  readonly #keys: Keys;
  readonly #known: Int32Array;

  /** `known` is what was found in this key vector before. */
  constructor(names: readonly string[], keys: Keys, known: Int32Array) {
    this.#names = names;
    this.#keys = keys;
    this.#known = known;
  }

  /** Returns which value the field at `place` is, or -1. */
  indexOf(place: number, from: Source): number {
    const known = this.#known;
    if (known[place] === UNKNOWN) known[place] = indexOfKey(this.#keys, this.#names[place]!, from);
    return known[place]!;
  }
}
