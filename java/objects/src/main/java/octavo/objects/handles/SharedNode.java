package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Text that may come again. */
final class SharedNode extends Node {
  @Override
  void write(Writer writer, Object value, int code, int depth) {
    writer.sharedText((String) value);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    return reader.texts.read(reader, reader.bytes);
  }
}
