package octavo.objects.containers;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import octavo.objects.MalformedException.Kind;
import octavo.objects.MismatchException;
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
    if (value.getClass() == HashMap.class) {
      for (Map.Entry<?, ?> entry : ((HashMap<?, ?>) value).entrySet()) writeEntry(writer, entry);
    } else {
      for (Map.Entry<?, ?> entry : map.entrySet()) writeEntry(writer, entry);
    }
  }

  private static void writeEntry(Writer writer, Map.Entry<?, ?> entry) {
    if (entry.getKey() == null || entry.getValue() == null)
      throw new MismatchException("a key and a value", "null");
    int header = writer.at;
    writer.room(header, 1);
    int middle = Text.put(writer, header + 1, (String) entry.getKey(), MOST);
    writer.at = Text.put(writer, middle, (String) entry.getValue(), MOST);
    int codes = Math.min(middle - header - 1, MOST) | Math.min(writer.at - middle, MOST) << 4;
    writer.bytes[header] = (byte) codes;
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
    String key = text(reader, codes & MOST);
    if (map.put(key, text(reader, codes >>> 4)) != null) {
      throw reader.malformed(Kind.DUPLICATE, start, "keys that differ", "another " + key);
    }
  }

  private static String text(Reader reader, int code) {
    return code == MOST ? Text.getLong(reader, MOST) : reader.text(code);
  }
}
