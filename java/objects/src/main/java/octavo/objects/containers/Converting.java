package octavo.objects.containers;

import octavo.objects.model.Conversion;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Values that others are written for, by another coder. */
public record Converting(ValueCoder of, Conversion conversion) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    of.write(writer, conversion.toWire(value), depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    int first = reader.at;
    return conversion.fromWire(of.read(reader, bytes, depth), reader, first);
  }
}
