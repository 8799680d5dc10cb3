/** How many strings have a slot: a power of two. */
const SLOTS = 256;

/** In how many slots, from the one that its characters choose, a string may be. */
const WINDOW = 4;

/**
 * The strings of one message and where they stand.
 *
 * Most messages have few, and most strings of a message differ in a character of four: that finds them sooner than the hash of a `Map`,
 * which takes those that find no slot.
 */
export class Strings {
  readonly #texts: (string | undefined)[] = new Array(SLOTS + WINDOW).fill(undefined);
  /** Numbers of strings without a slot. */
  readonly #others = new Map<string, number>();
  /** The slots that this message has taken. */
  readonly #taken = new Uint16Array(SLOTS + WINDOW);
  #takenCount = 0;
  /** The slot for what was not found, or -1. */
  #free = -1;
  /** Where each string stands, and its packed type. */
  readonly positions: number[] = new Array(SLOTS + WINDOW).fill(0);
  readonly types: number[] = new Array(SLOTS + WINDOW).fill(0);

  /** Returns the number of `text`, or -1: then `place` is to follow. */
  find(text: string): number {
    const first = slotOf(text);
    for (let slot = first; slot < first + WINDOW; slot++) {
      const known = this.#texts[slot];
      if (known === undefined) {
        this.#free = slot;
        return -1;
      }
      if (known === text) return slot;
    }
    this.#free = -1;
    return this.#others.get(text) ?? -1;
  }

  /** Notes where `text`, which was not found, stands. */
  place(text: string, position: number, packed: number): void {
    let number = this.#free;
    if (number < 0) {
      number = SLOTS + WINDOW + this.#others.size;
      this.#others.set(text, number);
    } else {
      this.#texts[number] = text;
      this.#taken[this.#takenCount++] = number;
    }
    this.positions[number] = position;
    this.types[number] = packed;
  }

  /** About how many bytes are taken. */
  get bytes(): number {
    return 16 * this.positions.length;
  }

  clear(): void {
    while (this.#takenCount > 0) this.#texts[this.#taken[--this.#takenCount]!] = undefined;
    if (this.#others.size > 0) this.#others.clear(); // which makes a new table
  }
}

function slotOf(text: string): number {
  const { length } = text;
  if (length === 0) return 0;
  const ends = (text.charCodeAt(0) << 8) ^ text.charCodeAt(length - 1);
  const middle = (text.charCodeAt(length >> 1) << 16) ^ (text.charCodeAt(length >> 2) << 24);
  return Math.imul(ends ^ middle ^ length, 0x9e3779b1) >>> 24;
}
