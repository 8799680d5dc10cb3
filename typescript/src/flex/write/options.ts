import type { TypedEmitter } from "./emitter.ts";

/** Chooses what a builder optimises: none is for speed, `sizeProfile` for size. */
export type FlexProfile = (options: FlexOptions) => TypedEmitter;

/** Says how messages are written: every choice makes plain FlexBuffers that any reader accepts. */
export interface FlexOptions {
  /** Unless told otherwise scalars stand in line, and each value is written when it is complete; `sizeProfile` makes the fewest bytes. */
  readonly profile?: FlexProfile;
  /** Avoids what some official readers get wrong: see docs/compatibility.md. */
  readonly compat?: boolean;
  /** Writes each distinct key and set of keys once, unless told otherwise; `sizeProfile` always does. */
  readonly shareKeys?: boolean;
  /** Writes equal strings once, unless told otherwise; `sizeProfile` always does. */
  readonly shareStrings?: boolean;
}
