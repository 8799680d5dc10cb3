package octavo.objects.containers;

import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** A value alone, as a tuple of it: rule 5.6. Another coder writes arrays of it. */
public record Lone(ValueCoder tuple) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    tuple.write(writer, new Object[] {value}, depth - 1);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return ((Object[]) tuple.read(reader, bytes, depth - 1))[0];
  }
}
