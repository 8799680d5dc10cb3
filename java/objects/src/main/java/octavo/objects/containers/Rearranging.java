package octavo.objects.containers;

import octavo.objects.model.Elements;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Objects of parts that are not their fields, as another coder writes and reads those: so many are
 * passed over, since nobody wants them, or nobody wrote them.
 */
public record Rearranging(ValueCoder tuple, Elements elements, int passedOver)
    implements ValueCoder {

  @Override
  public void write(Writer writer, Object value, int depth) {
    tuple.write(writer, elements.of(value), depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    reader.passOver(passedOver);
    return elements.make((Object[]) tuple.read(reader, bytes, depth));
  }
}
