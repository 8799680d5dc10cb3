package octavo.objects.containers;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Bytes alone: their number, and themselves. */
public record LoneBytes() implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    byte[] bytes = (byte[]) value;
    writer.varint(bytes.length);
    writer.bytes(bytes);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return reader.bytes(bytes, reader.varint(bytes));
  }
}
