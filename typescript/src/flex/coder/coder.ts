import type { Source } from "./source.ts";
import type { Target } from "./target.ts";

/** Writes and reads the values of one type. */
export interface Coder {
  /** Puts `value`; one that is not of the type is a mismatch. */
  write(to: Target, value: unknown): void;

  /** Reads the value in the slot at `at`, of type `packed`; what it leads to has to end by `limit`. */
  read(from: Source, at: number, width: number, packed: number, limit: number): unknown;
}
