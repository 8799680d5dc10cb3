package octavo.objects.containers;

import java.util.function.Consumer;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Collections and maps of which not all can be written: another coder writes what passes. */
public record CheckedFirst(ValueCoder of, Consumer<Object> check) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    check.accept(value);
    of.write(writer, value, depth);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return of.read(reader, bytes, depth);
  }
}
