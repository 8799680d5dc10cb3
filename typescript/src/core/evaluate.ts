/** Whether this page or process forbids code made at run time. It is not asked before it has to be: asking is reported. */
let isForbidden = false;

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
