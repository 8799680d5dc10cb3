const PREFIX = 64;
const UNDECIDED = 0x7fffffff;

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly slot: number;
}

/**
 * Compares neighbouring keys in linear time.
 *
 * Two long keys may be neighbours in many key vectors. Pairs that are equal in their first 64 bytes wait until all keys are known;
 * then each of these keys is ranked once.
 */
export class KeyOrder {
  readonly #bytes: Uint8Array;
  readonly #waiting: Pair[] = [];

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Says whether the key at `first` is less than the one at `second`, or it is too early to say; `slot` holds the second's offset. */
  ascends(first: number, second: number, slot: number): boolean {
    const order = this.#compare(first, second, PREFIX);
    if (order === UNDECIDED) this.#waiting.push({ first, second, slot });
    return order < 0 || order === UNDECIDED;
  }

  /** Returns the slot of a key that is not greater than the one before it, among the pairs that waited, or -1. */
  firstUnordered(): number {
    if (this.#waiting.length === 0) return -1;
    const ranks = this.#ranks();
    return this.#waiting.find(({ first, second }) => ranks.get(first)! >= ranks.get(second)!)?.slot ?? -1;
  }

  #ranks(): Map<number, number> {
    const keys = [...new Set(this.#waiting.flatMap(({ first, second }) => [first, second]))];
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
