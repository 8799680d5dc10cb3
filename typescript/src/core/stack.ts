/** What was needed of what is too deep for the stack. */
export const WITHIN_STACK = "a depth that the stack has room for";

/** What V8 and JavaScriptCore say when the stack is full, and what SpiderMonkey says. */
const FULL = /^(Maximum call stack|too much recursion)/;

/** Whether `error` says that the engine's stack is full. */
export function isStackFull(error: unknown): boolean {
  return error instanceof Error && FULL.test(error.message);
}
