import { indexOfKey } from "../read/key-search.ts";
import type { Keys } from "../read/keys.ts";
import type { Source } from "./source.ts";

/** What is not known yet. */
const UNKNOWN = -2;

/** Which values the fields of a struct are in the maps that share a key vector: each name is looked up once. */
export class FieldPlaces {
  readonly #names: readonly string[];
  readonly #message: number;
  readonly #keys: Keys;
  readonly #indices: Int32Array;

  constructor(names: readonly string[], from: Source, keys: Keys) {
    this.#names = names;
    this.#message = from.number;
    this.#keys = keys;
    this.#indices = new Int32Array(names.length).fill(UNKNOWN);
  }

  /** Whether these keys of the message that is being read are the same. */
  isOf(from: Source, { base, width }: Keys): boolean {
    return from.number === this.#message && base === this.#keys.base && width === this.#keys.width;
  }

  /** Returns which value the field at `place` is, or -1. */
  indexOf(place: number, from: Source): number {
    const indices = this.#indices;
    if (indices[place] === UNKNOWN) indices[place] = indexOfKey(this.#keys, this.#names[place]!, from);
    return indices[place]!;
  }
}
