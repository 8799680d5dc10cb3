package octavo.objects.containers;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** A text alone: its length, and itself. */
public record LoneText() implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    writer.text((String) value);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return reader.text(bytes, reader.varint(bytes));
  }
}
