package octavo.objects.handles;

import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Flags, as the bits of a {@code Long}. */
final class BitsNode extends Node {
  private final int count;

  BitsNode(int count) {
    this.count = count;
  }

  @Override
  int code(Object value) {
    long bits = (Long) value;
    if (bits >>> count != 0)
      throw new MismatchException(count + " flags", Long.toBinaryString(bits));
    return (int) bits;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {}

  @Override
  Object read(Reader reader, int code, int depth) {
    return code & 0xffffffffL;
  }
}
