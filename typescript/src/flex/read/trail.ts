import { isEnough, shortened } from "./path.ts";
import type { Place } from "./slots.ts";

/** What a container calls its elements. */
export interface Steps {
  /** Returns the last step of the path to element `index`. */
  step(index: number): string;
}

/** The steps of what has no names. */
const NUMBERED: Steps = { step: (index) => `/${index}` };

/** The containers that are open, and which element of each is looked at: the path, should there be an error. */
export class Trail implements Place {
  readonly #steps: Steps[] = [];
  readonly #indexes: number[] = [];
  /** How many containers are open. */
  depth = 0;

  /** Opens a container. */
  enter(steps: Steps = NUMBERED): void {
    this.#steps[this.depth] = steps;
    this.#indexes[this.depth++] = 0;
  }

  /** Moves to element `index` of the innermost container. */
  move(index: number): void {
    this.#indexes[this.depth - 1] = index;
  }

  leave(): void {
    this.depth--;
  }

  get path(): string {
    let path = "";
    for (let level = this.depth - 1; level >= 0; level--) {
      if (isEnough(path)) return shortened(path);
      path = this.#steps[level]!.step(this.#indexes[level]!) + path;
    }
    return path;
  }
}
