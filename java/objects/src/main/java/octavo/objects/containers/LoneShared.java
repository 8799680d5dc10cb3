package octavo.objects.containers;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** A text that may come again. */
public record LoneShared() implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    writer.sharedText((String) value);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return reader.texts.read(reader, bytes);
  }
}
