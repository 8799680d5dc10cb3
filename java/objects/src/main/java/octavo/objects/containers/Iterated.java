package octavo.objects.containers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** What can be iterated over and need not be a collection: another coder writes lists. */
public record Iterated(ValueCoder list) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    list.write(writer, value instanceof Collection<?> ? value : listed(value), depth);
  }

  private static List<Object> listed(Object value) {
    List<Object> parts = new ArrayList<>();
    ((Iterable<?>) value).forEach(parts::add);
    return parts;
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return list.read(reader, bytes, depth);
  }
}
