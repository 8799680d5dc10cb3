import { OctavoError, shown } from "../../core/index.ts";
import { Trail } from "../read/trail.ts";
import type { Emitter } from "../write/emitter.ts";
import { refusalIn, refused } from "../write/refused.ts";
import type { ValueStack } from "../write/value-stack.ts";

/** Where values are put, and which of them is: the path, should one be refused. */
export class Target extends Trail {
  emitter!: Emitter;
  stack!: ValueStack;

  /** Begins a message. */
  begin(emitter: Emitter): void {
    this.emitter = emitter;
    this.stack = emitter.stack;
    this.depth = 0;
  }

  /** Returns `error` with the path, if it says that a value was refused and not yet which. */
  located(error: unknown): unknown {
    const refusal = refusalIn(error);
    return refusal && refusal.path === undefined ? new OctavoError("mismatch", { ...refusal, path: this.path }) : error;
  }

  /** Makes the error that `value` is not what was expected. */
  mismatch(expected: string, value: unknown): Error {
    return refused(expected, shown(value), this.path);
  }
}
