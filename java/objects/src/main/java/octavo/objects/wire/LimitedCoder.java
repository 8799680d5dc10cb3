package octavo.objects.wire;

import octavo.objects.Limits;

/** A coder of messages that keeps to other limits than the default. */
public final class LimitedCoder extends RootCoder {
  private final RootCoder root;
  private final Limits limits;
  private final int firstDepth;

  /** A message that is no longer keeps to the limits but for {@link Limits#maxDepth}. */
  private final int mostBytes;

  public LimitedCoder(RootCoder root, Limits limits) {
    this.root = root;
    this.limits = limits;
    firstDepth = Writer.MAX_DEPTH - limits.maxDepth();
    int mostElements = Math.min(limits.maxElements(), limits.maxObjects());
    mostBytes = Math.min(limits.maxStringBytes(), mostElements);
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

  /** No text of a message is longer than that, and all elements take a byte or more each. */
  @Override
  public Object whole(byte[] bytes, int at, int depth, int end) {
    return end - at > mostBytes ? null : root.whole(bytes, at, firstDepth + depth, end);
  }
}
