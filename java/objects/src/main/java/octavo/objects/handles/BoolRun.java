package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** True and false. */
final class BoolRun extends Run {
  private final Node node;

  BoolRun(Node node) {
    this.node = node;
  }

  @Override
  int minBits(int width) {
    return 1;
  }

  @Override
  void write(Writer writer, Object[] values, int width, int depth) {
    writeBits(writer, values, index -> node.code(required(values, index)) != 0);
  }

  @Override
  Object[] read(Reader reader, int count, int width, int lead, int depth) {
    boolean[] bits = readBits(reader, count);
    Object[] values = new Object[count];
    for (int index = 0; index < count; index++)
      values[index] = node.read(reader, bits[index] ? 1 : 0, depth);
    return values;
  }

  @Override
  void skip(Reader reader, int count, int width, int lead, int depth) {
    skipBits(reader, count);
  }
}
