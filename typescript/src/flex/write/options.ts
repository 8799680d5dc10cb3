/** Says how messages are written: every choice makes plain FlexBuffers that any reader accepts. */
export interface FlexOptions {
  /** `speed`, unless told otherwise: scalars in line, each value written when it is complete. `size`: the fewest bytes. */
  readonly profile?: "speed" | "size";
  /** Avoids what some official readers get wrong: see docs/compatibility.md. */
  readonly compat?: boolean;
  /** Writes each distinct key and set of keys once, unless told otherwise; the profile `size` always does. */
  readonly shareKeys?: boolean;
  /** Writes equal strings once, unless told otherwise; the profile `size` always does. */
  readonly shareStrings?: boolean;
}
