package octavo.objects.dynamic;

import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** A class that has the same tag in every message. */
final class BuiltIn extends ClassCoder {
  private final int tag;
  private final ValueCoder body;

  BuiltIn(int tag, Class<?> type, ValueCoder body) {
    super(type, type.isArray());
    this.tag = tag;
    this.body = body;
  }

  @Override
  void write(Writer writer, Object value, int depth) {
    writer.varint(tag);
    body.write(writer, value, depth);
  }

  @Override
  ValueCoder body() {
    return body;
  }
}
