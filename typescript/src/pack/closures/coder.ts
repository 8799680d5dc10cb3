import type { PackWriter } from "../wire/pack-writer.ts";
import type { Reader } from "../wire/reader.ts";

/** Writes and reads the values of one type. */
export interface Coder {
  /** Writes what a value has outside of the header, and returns its code in there. */
  write(value: unknown, to: PackWriter): number;
  /** Reads a value that has that code in the header. */
  read(from: Reader, code: number): unknown;
}

/** The order in which a struct has its parts (3.1). */
export const Block = { header: 0, fixed: 1, compressed: 2, variable: 3 } as const;

/** `coder` with the conversions of a type of the program's own around it. */
export function converting(
  coder: Coder,
  encode: (value: unknown) => unknown = itself,
  decode: (value: unknown) => unknown = itself,
): Coder {
  if (encode === decode) return coder;
  return {
    write: (value, to) => coder.write(encode(value), to),
    read: (from, code) => decode(coder.read(from, code)),
  };
}

function itself(value: unknown): unknown {
  return value;
}
