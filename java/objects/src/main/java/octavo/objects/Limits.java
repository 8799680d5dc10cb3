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
      throw new IllegalArgumentException("maxDepth must be in 1..1000, was " + maxDepth);
    if (Math.min(maxStringBytes, Math.min(maxElements, maxObjects)) < 0)
      throw new IllegalArgumentException("a limit must not be negative");
  }

  public Limits withMaxDepth(int maxDepth) {
    return new Limits(maxDepth, maxStringBytes, maxElements, maxObjects);
  }

  public Limits withMaxStringBytes(int maxStringBytes) {
    return new Limits(maxDepth, maxStringBytes, maxElements, maxObjects);
  }

  public Limits withMaxElements(int maxElements) {
    return new Limits(maxDepth, maxStringBytes, maxElements, maxObjects);
  }

  public Limits withMaxObjects(int maxObjects) {
    return new Limits(maxDepth, maxStringBytes, maxElements, maxObjects);
  }
}
