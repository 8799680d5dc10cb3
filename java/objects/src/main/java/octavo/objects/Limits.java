package octavo.objects;

/**
 * The limits on what a decoder accepts; an encoder keeps to {@link #maxDepth} only.
 *
 * @param maxDepth the most levels of nested values, 1 to 1000; the root is level 1
 * @param maxStringBytes the most bytes of one text or byte array
 * @param maxElements the most elements of one collection or array, or entries of one map
 * @param maxObjects the most elements and entries in a whole message, together with the values that
 *     carry their class
 */
public record Limits(int maxDepth, int maxStringBytes, int maxElements, int maxObjects) {
  /** Deeper ones would not be safe on a thread's stack. */
  private static final int MAX_SUPPORTED_DEPTH = 1000;

  /** The limits used by default: a depth of 64, everything else as large as the message allows. */
  public static final Limits DEFAULT =
      new Limits(64, Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);

  public Limits {
    if (maxDepth < 1 || maxDepth > MAX_SUPPORTED_DEPTH)
      throw new IllegalArgumentException(
          "maxDepth must be in 1.." + MAX_SUPPORTED_DEPTH + ", was " + maxDepth);
    requireNotNegative("maxStringBytes", maxStringBytes);
    requireNotNegative("maxElements", maxElements);
    requireNotNegative("maxObjects", maxObjects);
  }

  private static void requireNotNegative(String name, int limit) {
    if (limit < 0) throw new IllegalArgumentException(name + " must not be negative, was " + limit);
  }

  /** Returns these limits with another {@link #maxDepth}. */
  public Limits withMaxDepth(int maxDepth) {
    return new Limits(maxDepth, maxStringBytes, maxElements, maxObjects);
  }

  /** Returns these limits with another {@link #maxStringBytes}. */
  public Limits withMaxStringBytes(int maxStringBytes) {
    return new Limits(maxDepth, maxStringBytes, maxElements, maxObjects);
  }

  /** Returns these limits with another {@link #maxElements}. */
  public Limits withMaxElements(int maxElements) {
    return new Limits(maxDepth, maxStringBytes, maxElements, maxObjects);
  }

  /** Returns these limits with another {@link #maxObjects}. */
  public Limits withMaxObjects(int maxObjects) {
    return new Limits(maxDepth, maxStringBytes, maxElements, maxObjects);
  }
}
