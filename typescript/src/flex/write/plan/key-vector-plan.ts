import type { KeyTable } from "../key-table.ts";
import type { KeyVector } from "../shapes.ts";
import { padding, reach, unsignedWidth } from "../widths.ts";

/** Distance from which a fresh copy of a key is tried: beyond a one-byte offset, less a container's own length. */
const FAR = 200;

/** Where a key vector would go, with or without fresh copies of keys that are far away: the shorter of the two. */
export class KeyVectorPlan {
  readonly #keys: KeyTable;
  /** The key vector's first element, its width, and the byte after it. */
  position = 0;
  width = 0;
  end = 0;
  /** For each key where it stands: at or behind the plan's start when it has to be written. */
  readonly keyPositions: number[] = [];

  constructor(keys: KeyTable) {
    this.#keys = keys;
  }

  /** Plans `vector`, to be written from `start` on. */
  plan(vector: KeyVector, start: number): void {
    if (!this.#place(vector.keys, start, true)) return;
    const endWithCopies = this.end;
    this.#place(vector.keys, start, false);
    if (endWithCopies < this.end) this.#place(vector.keys, start, true);
  }

  /** Places the keys and the vector; returns whether there are copies of keys. */
  #place(keys: readonly number[], start: number, copiesFarKeys: boolean): boolean {
    let at = start;
    let copies = false;
    for (let index = 0; index < keys.length; index++) {
      const old = this.#keys.position(keys[index]!);
      const isUsed = old >= 0 && !(copiesFarKeys && at - old > FAR);
      this.keyPositions[index] = isUsed ? old : at;
      if (isUsed) continue;
      copies ||= old >= 0;
      at += this.#keys.length(keys[index]!) + 1;
    }
    this.width = unsignedWidth(keys.length);
    while (!this.#reachesAll(keys.length, at)) this.width++;
    this.position = first(at, this.width);
    this.end = this.position + keys.length * (1 << this.width);
    return copies;
  }

  #reachesAll(count: number, at: number): boolean {
    const position = first(at, this.width);
    const most = reach(this.width);
    for (let index = 0; index < count; index++) if (position + (index << this.width) - this.keyPositions[index]! > most) return false;
    return true;
  }
}

/** Returns where the first element of a key vector stands whose padding begins at `at`. */
function first(at: number, width: number): number {
  return at + padding(at, width) + (1 << width);
}
