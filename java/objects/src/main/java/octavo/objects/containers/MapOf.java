package octavo.objects.containers;

import java.util.Map;
import java.util.function.IntFunction;
import octavo.objects.MalformedKind;
import octavo.objects.model.Unwritten;
import octavo.objects.wire.ArrayKeys;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Maps whose keys are found soon, whatever they are; another coder writes their entries, as arrays
 * of a key and a value.
 */
public record MapOf(ValueCoder entry, IntFunction<Object> maker) implements ValueCoder {
  @Override
  public void write(Writer writer, Object map, int depth) {
    write(writer, (Map<?, ?>) map, depth, entry, null);
  }

  /** Writes a map; {@code arrays}, or null, looks at its keys. */
  static void write(Writer writer, Map<?, ?> map, int depth, ValueCoder entry, ArrayKeys arrays) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Unwritten.check(map);
    int count = map.size();
    writer.varint(count);
    Object[] parts = new Object[2];
    int index = 0;
    try {
      for (Map.Entry<?, ?> next : map.entrySet()) {
        parts[0] = next.getKey();
        parts[1] = next.getValue();
        if (arrays != null) arrays.check(parts[0]);
        entry.write(writer, parts, depth);
        index++;
      }
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
    ListOf.checkCount(count, index);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8);
    @SuppressWarnings("unchecked") // empty yet
    Map<Object, Object> map = (Map<Object, Object>) maker.apply(count);
    reader.objects.made(map);
    int index = 0;
    try {
      for (; index < count; index++) readEntry(reader, bytes, map, depth);
    } catch (Exception e) {
      throw reader.failure(e).within(index);
    }
    return map;
  }

  private void readEntry(Reader reader, byte[] bytes, Map<Object, Object> map, int depth) {
    int start = reader.at;
    Object[] parts = (Object[]) entry.read(reader, bytes, depth);
    put(reader, map, parts[0], parts[1], start);
  }

  /** Puts an entry, which begins at {@code start}, into a map that must not have its key. */
  public static void put(
      Reader reader, Map<Object, Object> map, Object key, Object value, int start) {
    int size = map.size();
    map.put(key, value);
    if (map.size() == size) throw duplicate(reader, start);
  }

  /** The error for an entry, from {@code start} on, whose key the map has. */
  public static RuntimeException duplicate(Reader reader, int start) {
    return reader.malformed(
        MalformedKind.DUPLICATE, start, "keys that differ", "one that is there already");
  }
}
