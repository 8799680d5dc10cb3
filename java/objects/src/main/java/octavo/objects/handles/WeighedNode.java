package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Keys that may refer to much: says where each ends, before its value. */
final class WeighedNode extends Node {
  private final Node key;

  WeighedNode(Node key) {
    this.key = key;
  }

  @Override
  Object toWire(Object value) {
    return key.toWire(value);
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    key.write(writer, value, code, depth);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Object value = key.read(reader, code, depth);
    reader.keyEnds.keyRead(depth);
    return value;
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    key.skip(reader, code, depth);
  }
}
