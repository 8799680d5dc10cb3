package octavo.objects.handles;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import octavo.objects.MalformedKind;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Values that are {@code size} bytes long, or as the width code says, or 0: lone ones. */
final class NodeRun extends Run {
  private final Node node;
  private final int size;
  private final boolean compressed;

  NodeRun(Node node, int size, boolean compressed) {
    this.node = node;
    this.size = size;
    this.compressed = compressed;
  }

  @Override
  boolean isCompressed() {
    return compressed;
  }

  @Override
  Object[] toWire(Object[] values, IntUnaryOperator place) {
    return toWire(node, values, place);
  }

  @Override
  int width(Object[] values, IntUnaryOperator place) {
    int width = 0;
    for (int index = 0; compressed && index < values.length; index++) {
      Object value = required(values, index);
      try {
        width = Math.max(width, node.code(value));
      } catch (Exception e) {
        throw Writer.failure(e).within(place.applyAsInt(index));
      }
    }
    return width;
  }

  @Override
  void checkWidth(Reader reader, int width, int position) {
    node.checkCode(reader, width, position);
  }

  @Override
  int minBits(int width) {
    return 8 * (compressed ? width + 1 : size);
  }

  @Override
  void write(Writer writer, Object[] values, int width, int depth, IntUnaryOperator place) {
    for (int index = 0; index < values.length; index++) {
      Object value = required(values, index);
      try {
        node.write(writer, value, width, depth + 1);
      } catch (Exception e) {
        throw Writer.failure(e).within(place.applyAsInt(index));
      }
    }
  }

  @Override
  Object[] read(Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place) {
    checkWidth(reader, count, width, lead);
    Object[] values = new Object[Reader.room(count)];
    for (int index = 0; index < count; index++) {
      if (index == values.length) values = Arrays.copyOf(values, (int) Math.min(count, 2L * index));
      try {
        values[index] = node.read(reader, width, depth + 1);
      } catch (Exception e) {
        throw reader.failure(e).within(place.applyAsInt(index));
      }
    }
    return values;
  }

  private static void checkWidth(Reader reader, int count, int width, int lead) {
    if (count == 0 && width != 0)
      throw reader.malformed(MalformedKind.RESERVED, lead, "no width without values", "a width");
  }

  @Override
  void skip(Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place) {
    checkWidth(reader, count, width, lead);
    for (int index = 0; index < count; index++) {
      try {
        node.skip(reader, width, depth + 1);
      } catch (Exception e) {
        throw reader.failure(e).within(place.applyAsInt(index));
      }
    }
  }
}
