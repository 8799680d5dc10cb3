import { pointerStep } from "../malformed.ts";
import type { Keys } from "./keys.ts";
import type { Place } from "./slots.ts";

/** The containers that are open, and which element of each is looked at: the path, should there be an error. */
export class Trail implements Place {
  readonly #keys: (Keys | undefined)[] = [];
  readonly #indexes: number[] = [];

  /** How many containers are open. */
  get depth(): number {
    return this.#keys.length;
  }

  /** Opens a container: a map with its keys. */
  enter(keys: Keys | undefined): void {
    this.#keys.push(keys);
    this.#indexes.push(0);
  }

  /** Moves to element `index` of the innermost container. */
  move(index: number): void {
    this.#indexes[this.#indexes.length - 1] = index;
  }

  leave(): void {
    this.#keys.pop();
    this.#indexes.pop();
  }

  get path(): string {
    return this.#keys.map((keys, level) => step(keys, this.#indexes[level]!)).join("");
  }
}

function step(keys: Keys | undefined, index: number): string {
  return keys === undefined ? `/${index}` : pointerStep(keys.text(index, { path: "" }));
}
