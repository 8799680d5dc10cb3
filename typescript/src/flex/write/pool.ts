import { FlexBuilder } from "./builder.ts";
import type { FlexOptions } from "./options.ts";

/** Builders that are not in use, by their options: one remembers keys and shapes from message to message. */
const pool = new Map<string, FlexBuilder>();

/** Returns the message that `fill` puts into a builder with these options. */
export function useBuilder(options: FlexOptions, fill: (builder: FlexBuilder) => void): Uint8Array {
  const { profile, compat, shareKeys, shareStrings } = options;
  const name = `${profile} ${compat} ${shareKeys} ${shareStrings}`;
  const builder = pool.get(name) ?? new FlexBuilder(options);
  pool.delete(name); // `fill` may want one, too
  try {
    fill(builder);
    return builder.finish();
  } finally {
    builder.clear();
    pool.set(name, builder);
  }
}
