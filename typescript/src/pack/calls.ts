import type { Bytes, Limits } from "../core/index.ts";
import type { Engine } from "./engine.ts";
import type { PackWriter } from "./wire/pack-writer.ts";
import { dropSpare, finishReader, finishWriter, takeReader, takeWriter } from "./wire/spare.ts";
import { errorOf, passing } from "./wire/wrong.ts";

/** What a codec does for its caller. */
export interface Calls {
  encode(value: unknown): Bytes;
  encodeInto(value: unknown, writer: PackWriter): void;
  decode(message: Uint8Array): unknown;
}

/** Makes errors of what an engine has thrown. */
export interface Faults {
  ofValue(error: unknown, value: unknown): unknown;
  ofMessage(error: unknown, message: Uint8Array): unknown;
}

/** What generated code has: V8 inlines calls of its own into the caller, but not those that all codecs share. */
export type MakeCalls = (limits: Required<Limits>, faults: Faults) => Calls;

/** The calls of an engine that says itself what is wrong. */
export function callsOf({ write, read }: Engine, limits: Required<Limits>): Calls {
  function encodeInto(value: unknown, writer: PackWriter): void {
    writer.begin(limits.maxDepth);
    try {
      write(value, writer);
    } catch (error) {
      writer.at = writer.start;
      dropSpare();
      throw errorOf(passing(error));
    } finally {
      writer.isBusy = false;
    }
  }
  return {
    encodeInto,
    encode(value) {
      const writer = takeWriter();
      encodeInto(value, writer);
      return finishWriter(writer);
    },
    decode(message) {
      try {
        const reader = takeReader(message, limits);
        const value = read(reader);
        finishReader(reader);
        return value;
      } catch (error) {
        dropSpare();
        throw errorOf(passing(error), "limit");
      }
    },
  };
}
