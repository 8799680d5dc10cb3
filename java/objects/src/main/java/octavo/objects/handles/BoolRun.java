package octavo.objects.handles;

import java.util.function.IntUnaryOperator;
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
  Object[] toWire(Object[] values, IntUnaryOperator place) {
    return toWire(node, values, place);
  }

  @Override
  void write(Writer writer, Object[] values, int width, int depth, IntUnaryOperator place) {
    writeBits(writer, values, index -> node.code(required(values, index)) != 0);
  }

  @Override
  Object[] read(Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place) {
    boolean[] bits = readBits(reader, count);
    return each(reader, count, place, index -> node.read(reader, bits[index] ? 1 : 0, depth));
  }

  @Override
  void skip(Reader reader, int count, int width, int lead, int depth, IntUnaryOperator place) {
    skipBits(reader, count);
  }
}
