import { FlexBuilder } from "./builder.ts";
import type { FlexOptions } from "./options.ts";

/** A builder that is not in use, and how it writes. */
interface Idle {
  readonly options: FlexOptions;
  readonly builder: FlexBuilder;
}

/** A builder remembers keys and shapes from message to message. */
const pool: Idle[] = [];

/** Returns the message that `fill` puts into a builder with these options. */
export function useBuilder(options: FlexOptions, fill: (builder: FlexBuilder) => void): Uint8Array {
  const idle = take(options); // `fill` may want one, too
  try {
    fill(idle.builder);
    return idle.builder.finish();
  } catch (error) {
    idle.builder.clear();
    throw error;
  } finally {
    if (pool.length < 8) pool.push(idle);
  }
}

function take(options: FlexOptions): Idle {
  const index = pool.findIndex((it) => isSame(it.options, options));
  return index < 0 ? { options: { ...options }, builder: new FlexBuilder(options) } : pool.splice(index, 1)[0]!;
}

function isSame(a: FlexOptions, b: FlexOptions): boolean {
  return a.profile === b.profile && a.compat === b.compat && a.shareKeys === b.shareKeys && a.shareStrings === b.shareStrings;
}
