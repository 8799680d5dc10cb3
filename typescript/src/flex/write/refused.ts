import { isStackFull, OctavoError, WITHIN_STACK } from "../../core/index.ts";

/** Says that a value cannot be written. */
export function refused(expected: string, found: string, path?: string): OctavoError {
  return new OctavoError("mismatch", { expected, found, path });
}

/** Returns what `error` says of a value: that it is too deep for the stack, if that was full. Undefined if it says nothing of one. */
export function refusalIn(error: unknown): OctavoError | undefined {
  if (isStackFull(error)) return refused(WITHIN_STACK, "more");
  return error instanceof OctavoError ? error : undefined;
}
