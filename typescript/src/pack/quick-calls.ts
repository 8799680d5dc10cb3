import { changed, type Limits } from "../core/index.ts";
import type { Calls, MakeCalls } from "./calls.ts";
import type { Engine } from "./engine.ts";
import { PackWriter } from "./wire/pack-writer.ts";
import { dropSpare, finishReader, takeReader } from "./wire/spare.ts";
import { errorOf, passing } from "./wire/wrong.ts";

/** Returns calls that are quick and need not say what is wrong: the engine `exactly` says it when they have failed. */
export function quickCalls(make: MakeCalls, limits: Required<Limits>, exactly: () => Engine): Calls {
  function writeAgain(value: unknown): void {
    const writer = new PackWriter();
    writer.begin(limits.maxDepth);
    exactly().write(value, writer);
  }
  function readAgain(message: Uint8Array): void {
    const reader = takeReader(message, limits);
    exactly().read(reader);
    finishReader(reader);
  }
  return make(limits, {
    ofValue: (error, value) => errorIn(() => writeAgain(value), error),
    ofMessage: (error, message) => errorIn(() => readAgain(message), error, "limit"),
  });
}

/** What an action throws, which may be undefined; if it throws nothing, what was thrown first. */
function errorIn(action: () => unknown, first: unknown, kind?: "limit"): unknown {
  try {
    action();
  } catch (error) {
    return errorOf(passing(error), kind);
  } finally {
    dropSpare();
  }
  return changed(errorOf(first, kind));
}
