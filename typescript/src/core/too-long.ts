/** What was needed of what the engine has no string for. */
export const WITHIN_STRING = "a text that a string has room for";

/** Whether `error` says that a string is longer than the engine has any: most throw a `RangeError`, SpiderMonkey one of its own. */
export function isTooLong(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.message === "allocation size overflow");
}
