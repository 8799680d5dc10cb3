package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** A value as a tuple of it alone: rule 5.6. */
final class LoneNode extends Node {
  private final Body body;

  LoneNode(Body body) {
    this.body = body;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    body.write(writer, new Object[] {value}, 0, depth - 1);
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Object[] values = new Object[1];
    body.read(reader, values, 0, depth - 1);
    return values[0];
  }

  @Override
  void skip(Reader reader, int code, int depth) {
    body.skip(reader, depth - 1);
  }
}
