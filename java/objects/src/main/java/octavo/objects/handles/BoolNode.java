package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** True and false: a code and nothing else. */
final class BoolNode extends Node {
  @Override
  int code(Object value) {
    return (Boolean) value ? 1 : 0;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {}

  @Override
  Object read(Reader reader, int code, int depth) {
    return code != 0;
  }
}
