/** The limits on what a decoder accepts from untrusted input. */
export interface Limits {
  /** The most levels of nested containers, 1 to 1000; the root container is level 1. The default is 64. */
  readonly maxDepth?: number;
  /** The most bytes of one text or byte string; unlimited by default. */
  readonly maxStringBytes?: number;
  /** The most elements of one list, or entries of one map; unlimited by default. */
  readonly maxElements?: number;
}

/** The deepest nesting that any decoder supports: recursion stays well inside an ordinary stack. A smaller one may be full before. */
export const MAX_SUPPORTED_DEPTH = 1000;

/** Returns `limits` with what it leaves out filled in; throws a `RangeError` if one of them is out of its range. */
export function checkedLimits({ maxDepth = 64, maxStringBytes = Infinity, maxElements = Infinity }: Limits = {}): Required<Limits> {
  const limits = { maxDepth, maxStringBytes, maxElements };
  for (const [name, limit] of Object.entries(limits)) {
    const [least, most] = name === "maxDepth" ? [1, MAX_SUPPORTED_DEPTH] : [0, Infinity];
    if (!(limit >= least && limit <= most)) throw new RangeError(`${name} must be in ${least}..${most}, was ${limit}`);
  }
  return limits;
}
