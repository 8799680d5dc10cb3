/** Whether this page or process forbids code made at run time. It is not asked before it has to be: asking is reported. */
let isForbidden = false;

/** Whether code may be made at run time, as far as that is known: there is no need to write any where it may not. */
export function mayEvaluate(): boolean {
  return !isForbidden;
}

/** Returns what the function of these parameters with this text returns for `values`, or undefined where code made at run time is forbidden. */
export function evaluate(parameters: readonly string[], text: string, values: readonly unknown[]): unknown {
  if (isForbidden) return undefined;
  try {
    return new Function(...parameters, `"use strict";\n${text}`)(...values);
  } catch (error) {
    if (!(error instanceof EvalError)) throw error;
    isForbidden = true;
    return undefined;
  }
}
