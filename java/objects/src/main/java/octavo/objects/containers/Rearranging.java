package octavo.objects.containers;

import octavo.objects.model.Elements;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Objects of parts that are not their fields, as another coder writes and reads those. */
public record Rearranging(ValueCoder tuple, Elements elements, int absent) implements ValueCoder {
  public Rearranging(ValueCoder tuple, Elements elements) {
    this(tuple, elements, elements.absent());
  }

  @Override
  public void write(Writer writer, Object value, int depth) {
    tuple.write(writer, elements.of(value), depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    reader.passOver(absent);
    return elements.make((Object[]) tuple.read(reader, bytes, depth));
  }
}
