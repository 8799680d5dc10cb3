package octavo.objects.containers;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Keys that may refer to much: says where each ends, before its value. */
public record WeighedKey(ValueCoder key) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    key.write(writer, value, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    Object value = key.read(reader, bytes, depth);
    reader.keyEnds.keyRead(depth);
    return value;
  }
}
