package octavo.objects.containers;

import octavo.objects.model.Elements;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Reads objects of the parts that another schema has, as another coder reads them. */
public record Rearranging(ValueCoder tuple, Elements elements) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    throw new UnsupportedOperationException("values are only read like this");
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return elements.make((Object[]) tuple.read(reader, bytes, depth));
  }
}
