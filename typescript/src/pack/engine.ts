import type { PackWriter } from "./wire/pack-writer.ts";
import type { Reader } from "./wire/reader.ts";

/** Writes and reads the messages of one schema; what is wrong it throws as `Wrong`. */
export interface Engine {
  write(value: unknown, to: PackWriter): void;
  /** Reads the root; what may be left behind it is the caller's to see. */
  read(from: Reader): unknown;
}

/** Throws a `TypeError` if there is no such engine. */
export function requireEngine(name: string | undefined): void {
  if (name !== undefined && name !== "generated" && name !== "closures")
    throw new TypeError(`expected generated or closures as engine, found ${name}`);
}
