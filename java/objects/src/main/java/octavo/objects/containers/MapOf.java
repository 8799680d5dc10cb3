package octavo.objects.containers;

import java.util.Map;
import java.util.function.IntFunction;
import octavo.objects.MalformedException.Kind;
import octavo.objects.OctavoException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Maps of keys and values that have no code in a header, and that other coders write. */
public record MapOf(ValueCoder key, ValueCoder value, IntFunction<Object> maker)
    implements ValueCoder {
  @Override
  public void write(Writer writer, Object map, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    int count = ((Map<?, ?>) map).size();
    writer.varint(count);
    int index = 0;
    try {
      for (Map.Entry<?, ?> entry : ((Map<?, ?>) map).entrySet()) {
        key.write(writer, ListOf.required(entry.getKey()), depth + 1);
        value.write(writer, ListOf.required(entry.getValue()), depth + 1);
        index++;
      }
    } catch (OctavoException e) {
      throw e.within(index);
    }
    ListOf.checkCount(count, index);
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8);
    @SuppressWarnings("unchecked") // empty yet
    Map<Object, Object> map = (Map<Object, Object>) maker.apply(count);
    int index = 0;
    try {
      for (; index < count; index++) readEntry(reader, bytes, depth + 1, map);
    } catch (OctavoException e) {
      throw e.within(index);
    }
    return map;
  }

  private void readEntry(Reader reader, byte[] bytes, int depth, Map<Object, Object> map) {
    int start = reader.at;
    Object read = key.read(reader, bytes, depth);
    if (map.put(read, value.read(reader, bytes, depth)) != null)
      throw reader.malformed(
          Kind.DUPLICATE, start, "keys that differ", "one that is there already");
  }
}
