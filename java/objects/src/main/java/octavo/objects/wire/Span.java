package octavo.objects.wire;

/**
 * Where a text, or a run of elements, begins, and how long it is, in one number: for those who read
 * without a reader. A negative size says that a reader is to look at it.
 */
public final class Span {
  private Span() {}

  public static long of(int start, int size) {
    return (long) start << 32 | size & 0xffffffffL;
  }

  public static int start(long span) {
    return (int) (span >>> 32);
  }

  public static int size(long span) {
    return (int) span;
  }

  /** What stands behind a varint at {@code at}, which has its size less {@code base}. */
  public static long behindVarint(byte[] bytes, int at, int base) {
    int more = bytes[at];
    int next = at + 1;
    if (more < 0 && bytes[next] > 0) more = more & 0x7f | bytes[next++] << 7;
    return of(next, more < 0 ? -1 : more + base);
  }
}
