/** Bounds what a decoder accepts from input it does not trust. */
export interface Limits {
  /** Containers inside one another, the root is 1: 64 unless told otherwise, 1000 at most. */
  readonly maxDepth?: number;
  /** Bytes of one text or byte string: unlimited unless told otherwise. */
  readonly maxStringBytes?: number;
  /** Elements of one list, or entries of one map: unlimited unless told otherwise. */
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
