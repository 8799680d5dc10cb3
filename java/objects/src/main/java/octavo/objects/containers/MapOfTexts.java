package octavo.objects.containers;

import java.util.Map;
import java.util.function.IntFunction;
import octavo.objects.MalformedException.Kind;
import octavo.objects.OctavoException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Text;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Maps from strings to strings: an entry is a byte with both lengths, the key, the value. */
public record MapOfTexts(IntFunction<Object> maker) implements ValueCoder {
  private static final int MOST = 15;

  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Map<?, ?> map = (Map<?, ?>) value;
    writer.varint(map.size());
    map.forEach(writer.textEntries);
  }

  @Override
  public Object read(Reader reader, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(8);
    @SuppressWarnings("unchecked") // empty yet
    Map<Object, Object> map = (Map<Object, Object>) maker.apply(count);
    int index = 0;
    try {
      for (; index < count; index++) readEntry(reader, map);
    } catch (OctavoException e) {
      throw e.within(index);
    }
    return map;
  }

  private static void readEntry(Reader reader, Map<Object, Object> map) {
    int start = reader.at;
    int codes = reader.octet();
    String key = key(reader, codes & MOST);
    if (map.put(key, text(reader, codes >>> 4)) != null) {
      throw reader.malformed(Kind.DUPLICATE, start, "keys that differ", "another " + key);
    }
  }

  private static String key(Reader reader, int code) {
    return code > 0 && code <= ShortKeys.MAX_SIZE
        ? ShortKeys.get(reader, code)
        : text(reader, code);
  }

  private static String text(Reader reader, int code) {
    return code == MOST ? Text.getLong(reader, false) : reader.text(code);
  }
}
