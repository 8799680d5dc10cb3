package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** A flex message, kept as its bytes. */
final class DynamicNode extends Node {
  @Override
  void write(Writer writer, Object value, int code, int depth) {
    byte[] message = (byte[]) value;
    writer.varint(message.length);
    writer.bytes(message);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    return reader.bytes(reader.varint());
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    reader.skip(reader.varint());
  }
}
