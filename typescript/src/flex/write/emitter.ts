import type { Writer } from "../../core/index.ts";
import type { ValueStack } from "./value-stack.ts";

/** What holds more bytes is left to the collector between messages: these are enough for one of a megabyte, and no burden to a program. */
export const KEPT: number = 1 << 22;

/**
 * Writes messages value by value: scalars go to `stack` without asking, every other call pushes its result there.
 *
 * A container begins with `stack.open()`, and ends with what that returned.
 */
export interface Emitter {
  readonly stack: ValueStack;

  /** Has the next message written to `out`, which is empty, by an emitter that needs no memory of its own. */
  writeTo(out: Writer): void;

  string(text: string): void;

  blob(bytes: Uint8Array): void;

  /** Replaces the values from `start` on with a map of them. */
  endMap(start: number): void;

  /** Replaces the values from `start` on with the vector that the profile chooses for them. */
  endVector(start: number): void;

  /** Completes the message of the one value on the stack, and returns where it stands. */
  finish(): Writer;

  /** Forgets the message; returns whether what is kept for the next one is not much. */
  clear(): boolean;
}

/** Writes besides what only a builder asks for. */
export interface TypedEmitter extends Emitter {
  /** Puts a value that is itself a key. */
  keyValue(name: string): void;

  /** Puts the scalar that was pushed last behind an offset, if the profile leaves the caller that choice. */
  indirect(): void;

  /** Replaces the values from `start` on, all of one type, with a typed vector. */
  endTypedVector(start: number, isFixed: boolean): void;
}
