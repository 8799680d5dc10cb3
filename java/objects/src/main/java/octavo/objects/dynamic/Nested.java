package octavo.objects.dynamic;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Optional values, Kotlin's value classes: as one may be in another, each is a level of its own.
 */
record Nested(ValueCoder lone) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    lone.write(writer, value, depth + 1);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    return lone.read(reader, bytes, depth + 1);
  }
}
