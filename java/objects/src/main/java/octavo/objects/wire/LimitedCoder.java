package octavo.objects.wire;

import octavo.objects.Limits;

/** A coder of messages that keeps to other limits than the default. */
public final class LimitedCoder extends RootCoder {
  private final RootCoder root;
  private final Limits limits;
  private final int firstDepth;

  private final int mostBytes;

  public LimitedCoder(RootCoder root, Limits limits) {
    this.root = root;
    this.limits = limits;
    firstDepth = Writer.MAX_DEPTH - limits.maxDepth();
    mostBytes = mostBytes(limits);
  }

  /**
   * Bytes of a message that keeps to all limits but the depth's: no text is longer, and each
   * element takes one at least.
   */
  public static int mostBytes(Limits limits) {
    int mostElements = Math.min(limits.maxElements(), limits.maxObjects());
    return Math.min(limits.maxStringBytes(), mostElements);
  }

  @Override
  public RootCoder limiting(RootCoder other) {
    return new LimitedCoder(other, limits);
  }

  @Override
  public void write(Writer writer, Object value, int depth) {
    root.write(writer, value, firstDepth + depth);
  }

  @Override
  public byte[] message(Object value, int at, int depth) {
    return root.message(value, at, firstDepth + depth);
  }

  @Override
  public int put(Object value, int at, int depth, byte[] target) {
    return root.put(value, at, firstDepth + depth, target);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    reader.limit(limits, null);
    return root.read(reader, bytes, firstDepth + depth);
  }

  @Override
  public Object whole(byte[] bytes, int at, int depth, int end) {
    return end - at > mostBytes ? null : root.whole(bytes, at, firstDepth + depth, end);
  }
}
