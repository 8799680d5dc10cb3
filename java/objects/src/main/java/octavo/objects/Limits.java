package octavo.objects;

/**
 * Bounds what a decoder accepts; an encoder keeps to {@link #maxDepth}.
 *
 * @param maxDepth values inside one another, 1 to 1000; the root is 1
 * @param maxStringBytes bytes of one text or byte array
 * @param maxElements elements of one collection or array, entries of one map
 * @param maxObjects elements and entries of all of them together, and values that say of which
 *     class they are
 */
public record Limits(int maxDepth, int maxStringBytes, int maxElements, int maxObjects) {
  /** Deeper ones would not be safe on a thread's stack. */
  private static final int MAX_SUPPORTED_DEPTH = 1000;

  /** The limits used where none are given: a depth of 64, and what fits into the message. */
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
