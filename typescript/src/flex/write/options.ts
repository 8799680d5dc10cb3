import type { TypedEmitter } from "./emitter.ts";

/** What messages are optimised for: speed if there is none, size with `sizeProfile`. */
export type FlexProfile = (options: FlexOptions) => TypedEmitter;

/** The choices of how messages are written; every choice makes plain FlexBuffers that any reader accepts. */
export interface FlexOptions {
  /** `sizeProfile` makes the fewest bytes; by default scalars are inline, and each value is written when it is complete. */
  readonly profile?: FlexProfile;
  /** Whether to avoid what some official readers get wrong: see docs/compatibility.md. */
  readonly compat?: boolean;
  /** Whether to write each distinct key and set of keys once; true by default, and always with `sizeProfile`. */
  readonly shareKeys?: boolean;
  /** Whether to write equal strings once; true by default, and always with `sizeProfile`. */
  readonly shareStrings?: boolean;
}
