const PREFIX = 64;
const UNDECIDED = 0x7fffffff;

/**
 * Compares neighbouring keys in linear time.
 *
 * Two long keys may be neighbours in many key vectors. Pairs that are equal in their first 64 bytes wait until all keys are known;
 * then each of these keys is ranked once.
 */
export class KeyOrder {
  readonly #bytes: Uint8Array;
  /** Of each pair that waits its first key, its second, and where the offset to that stands: an object takes 48 bytes, and keys few in a message. */
  #waiting = new Uint32Array(3 * 64);
  /** How many numbers those are. */
  #size = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Says whether the key at `first` is less than the one at `second`, or it is too early to say; `slot` holds the second's offset. */
  ascends(first: number, second: number, slot: number): boolean {
    const order = this.#compare(first, second, PREFIX);
    if (order === UNDECIDED) this.#wait(first, second, slot);
    return order < 0 || order === UNDECIDED;
  }

  #wait(first: number, second: number, slot: number): void {
    if (this.#size === this.#waiting.length) {
      const fewer = this.#waiting;
      this.#waiting = new Uint32Array(2 * fewer.length);
      this.#waiting.set(fewer);
    }
    this.#waiting[this.#size] = first;
    this.#waiting[this.#size + 1] = second;
    this.#waiting[this.#size + 2] = slot;
    this.#size += 3;
  }

  /** Returns the slot of a key that is not greater than the one before it, among the pairs that waited, or -1. */
  firstUnordered(): number {
    if (this.#size === 0) return -1;
    const ranks = this.#ranks();
    for (let at = 0; at < this.#size; at += 3) {
      if (ranks.get(this.#waiting[at]!)! >= ranks.get(this.#waiting[at + 1]!)!) return this.#waiting[at + 2]!;
    }
    return -1;
  }

  /** Returns of each key that waits its place among them. */
  #ranks(): Map<number, number> {
    const all = new Set<number>();
    for (let at = 0; at < this.#size; at += 3) all.add(this.#waiting[at]!).add(this.#waiting[at + 1]!);
    const keys = [...all];
    keys.sort((a, b) => this.#compare(a, b, Infinity));
    const ranks = new Map<number, number>();
    let rank = 0;
    for (const [index, key] of keys.entries()) {
      if (index > 0 && this.#compare(keys[index - 1]!, key, Infinity) !== 0) rank++;
      ranks.set(key, rank);
    }
    return ranks;
  }

  /** Compares two zero-terminated keys, or gives `UNDECIDED` when their first `byteCount` bytes are equal. */
  #compare(first: number, second: number, byteCount: number): number {
    if (first === second) return 0;
    for (let index = 0; index < byteCount; index++) {
      const left = this.#bytes[first + index]!;
      const right = this.#bytes[second + index]!;
      if (left !== right) return left - right;
      if (left === 0) return 0;
    }
    return UNDECIDED;
  }
}
