package octavo.objects.containers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Collections and maps that other threads may change: another coder writes a copy. */
public record Copying(ValueCoder of) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    of.write(writer, copy(value), depth);
  }

  /** Returns a copy, whose size and elements fit whatever other threads do. */
  public static Object copy(Object value) {
    return value instanceof Map<?, ?> it
        ? new LinkedHashMap<>(it)
        : new ArrayList<>((Collection<?>) value);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    return of.read(reader, bytes, depth);
  }
}
