import { BOOL, INT, KEY } from "../types.ts";
import { Values } from "./values.ts";

/** The values of the containers that are still open, each with the key that it was given in its map. */
export class ValueStack extends Values {
  /** The key of the next value, and where it was written, or -1. */
  key = -1;
  keyAt = -1;
  /** Of each value its key, and where it was written, or -1. */
  keys: Int32Array = new Int32Array(64);
  keyAts: Int32Array = new Int32Array(64);

  #scratch = new Int32Array(0);

  override push(packed: number, low: number, high: number): void {
    super.push(packed, low, high);
    this.keys[this.size - 1] = this.key;
    this.keyAts[this.size - 1] = this.keyAt;
    this.key = -1;
  }

  protected override grow(capacity: number): void {
    super.grow(capacity);
    const { keys, keyAts } = this;
    this.keys = new Int32Array(capacity);
    this.keys.set(keys);
    this.keyAts = new Int32Array(capacity);
    this.keyAts.set(keyAts);
  }

  /** Returns the one scalar or key type of the values from `start` on, or -1: a vector of them can be typed. */
  commonType(start: number): number {
    if (start === this.size) return -1;
    const type = this.type(start);
    if (!((type >= INT && type <= KEY) || type === BOOL)) return -1;
    for (let at = start + 1; at < this.size; at++) if (this.type(at) !== type) return -1;
    return type;
  }

  /** Puts the values from `start` on, with their keys' places, into stored order, given as where each comes from. */
  sort(start: number, order: readonly number[]): void {
    const { types, halves, keyAts } = this;
    if (this.#scratch.length < 4 * order.length) this.#scratch = new Int32Array(8 * order.length);
    const scratch = this.#scratch;
    for (let place = 0; place < order.length; place++) {
      const source = start + order[place]!;
      scratch[4 * place] = types[source]!;
      scratch[4 * place + 1] = halves[2 * source]!;
      scratch[4 * place + 2] = halves[2 * source + 1]!;
      scratch[4 * place + 3] = keyAts[source]!;
    }
    for (let place = 0; place < order.length; place++) {
      types[start + place] = scratch[4 * place]!;
      halves[2 * (start + place)] = scratch[4 * place + 1]!;
      halves[2 * (start + place) + 1] = scratch[4 * place + 2]!;
      keyAts[start + place] = scratch[4 * place + 3]!;
    }
  }

  clear(): void {
    this.size = 0;
    this.key = -1;
  }
}
