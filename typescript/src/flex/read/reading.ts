import { checkedLimits, type Limits } from "../../core/index.ts";
import { malformed } from "../malformed.ts";
import { Budget } from "./budget.ts";
import type { Place } from "./slots.ts";
import { text } from "./text.ts";
import { type Steps, Trail } from "./trail.ts";

/** The root of a message. */
export const ROOT: Place = { path: "" };

/** One pass over one message that nobody need have verified: knows where it is, and keeps limits and a budget. */
export class Reading implements Place {
  readonly bytes: Uint8Array;
  readonly #root: Place;
  readonly #limits: Required<Limits>;
  readonly #budget: Budget;
  readonly #trail = new Trail();

  /** Begins at the value whose place is `root`. */
  constructor(bytes: Uint8Array, root: Place, limits?: Limits) {
    this.bytes = bytes;
    this.#root = root;
    this.#limits = checkedLimits(limits);
    this.#budget = new Budget(bytes.length);
  }

  /** @internal The path to where the pass began. */
  get outerPath(): string {
    return this.#root.path;
  }

  get path(): string {
    return this.#root.path + this.#trail.path;
  }

  /** How many containers are open. */
  get depth(): number {
    return this.#trail.depth;
  }

  /** Opens the container of `size` elements whose slot is at `at`. */
  enter(steps: Steps | undefined, size: number, at: number): void {
    const { maxDepth, maxElements } = this.#limits;
    if (this.depth >= maxDepth) throw malformed(`at most ${maxDepth} containers in each other`, "one more", at, this.path);
    if (size > maxElements) throw malformed(`at most ${maxElements} elements`, size, at, this.path);
    this.spend(size, at);
    this.#trail.enter(steps);
  }

  /** Moves to element `index` of the innermost container. */
  move(index: number): void {
    this.#trail.move(index);
  }

  leave(): void {
    this.#trail.leave();
  }

  /** Counts so many elements, of the value whose slot is at `at`. */
  spend(count: number, at: number): void {
    this.#budget.elements(count, at, this);
  }

  /** Checks that the value whose slot is at `at` may have so many bytes. */
  requireBytes(byteCount: number, at: number): void {
    const most = this.#limits.maxStringBytes;
    if (byteCount > most) throw malformed(`at most ${most} bytes`, byteCount, at, this.path);
    this.#budget.text(byteCount, at, this);
  }

  /** Returns the text in [from, to), to which the slot at `at` leads. */
  textAt(at: number, from: number, to: number): string {
    this.requireBytes(to - from, at);
    return text(this.bytes, from, to, this);
  }
}
