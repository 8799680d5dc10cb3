package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Values that say themselves of which class they are. */
final class AnyNode extends Node {
  private final ValueCoder coder;

  AnyNode(ValueCoder coder) {
    this.coder = coder;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    coder.write(writer, value, depth);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    return coder.read(reader, reader.bytes, depth);
  }
}
