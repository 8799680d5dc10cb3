package octavo.objects.containers;

import octavo.objects.model.NaturalOrder;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Sorted collections and maps: another coder writes those that are in the natural order. */
public record InNaturalOrder(ValueCoder of) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    NaturalOrder.check(value);
    of.write(writer, value, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return of.read(reader, bytes, depth);
  }
}
