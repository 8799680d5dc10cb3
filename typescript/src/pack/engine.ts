import type { Limits } from "../core/index.ts";
import type { Calls, Faults } from "./calls.ts";
import type { PackWriter } from "./wire/pack-writer.ts";
import type { Reader } from "./wire/reader.ts";

/** Writes and reads the messages of one schema; what is wrong it throws as `Wrong`. */
export interface Engine {
  write(value: unknown, to: PackWriter): void;
  /** Reads the root; what may be left behind it is the caller's to see. */
  read(from: Reader): unknown;
  /** The calls of a codec, if the engine has some of its own: V8 inlines them into the caller, but not those that all codecs share. */
  calls?(limits: Required<Limits>, faults: Faults): Calls;
}
