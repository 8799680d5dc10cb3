/** Which child uses each of a growing number of entries first, of the container that is being planned. */
export class FirstUses {
  readonly #uses: number[] = [];

  /** What is at most this is of a container before. */
  #past = 0;
  #last = 0;

  /** Forgets all uses. */
  restart(): void {
    this.#past = this.#last;
  }

  /** Returns the child that used `entry` first: `child`, unless there was one before. Children come in ascending order. */
  of(entry: number, child: number): number {
    while (this.#uses.length <= entry) this.#uses.push(0);
    const known = this.#uses[entry]! - this.#past - 1;
    if (known >= 0) return known;
    this.#last = this.#past + 1 + child;
    this.#uses[entry] = this.#last;
    return child;
  }

  /** Makes ready for the next message. */
  clear(): void {
    this.#uses.length = 0;
    this.#past = this.#last = 0;
  }
}
