import type { Callable } from "../closures/kind.ts";
import { arrayOf, codeOfMost, copyOf, countOf, presentIn, putAll, putBools, putPresence, roomFor, takeCode, widestOf } from "./runtime.ts";

/** What the code of runs calls, and of what has them. */
export const runCalls: Callable = {
  arrayOf,
  codeOfMost,
  copyOf,
  countOf,
  presentIn,
  putAll,
  putBools,
  putPresence,
  roomFor,
  takeCode,
  widestOf,
};
