/** Whether this page or process forbids code made at run time. It is not asked before it has to be: asking is reported. */
let isForbidden = false;

/** Whether code may be made at run time, as far as that is known: there is no need to write any where it may not. */
export function mayEvaluate(): boolean {
  return !isForbidden;
}

/**
 * Returns what code returns that knows functions by their names, and constants by those that a map has for them, in its order: in one array, since
 * a function has 65,535 parameters at most. Undefined where code made at run time is forbidden.
 */
export function evaluate(text: string, functions: object, constants: ReadonlyMap<unknown, string>): unknown {
  if (isForbidden) return undefined;
  try {
    const code = `"use strict";\nconst [${[...constants.values()]}] = k;\n${text}`;
    return new Function("k", ...Object.keys(functions), code)([...constants.keys()], ...Object.values(functions));
  } catch (error) {
    if (!isRefusal(error)) throw error;
    isForbidden = true;
    return undefined;
  }
}

/** Whether an error says that code is forbidden: of engines without `eval` Hermes throws a SyntaxError, which it does for no code at all, too. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof SyntaxError)) return error instanceof EvalError;
  try {
    new Function("");
    return false;
  } catch {
    return true;
  }
}

/** The name of a constant among those that code is given, one more if it is not there yet: k0, k1, ... */
export function nameIn(constants: Map<unknown, string>, value: unknown): string {
  const name = constants.get(value) ?? `k${constants.size}`;
  constants.set(value, name);
  return name;
}
