package octavo.objects.containers;

import java.util.HashMap;
import java.util.Hashtable;
import java.util.Map;
import java.util.function.IntFunction;
import octavo.objects.MalformedKind;
import octavo.objects.OctavoException;
import octavo.objects.model.Unwritten;
import octavo.objects.wire.KeyText;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Span;
import octavo.objects.wire.Text;
import octavo.objects.wire.TextEntries;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Maps from strings to strings: an entry is a byte with both lengths, the key, the value. */
public record MapOfTexts(IntFunction<Object> maker) implements ValueCoder {
  private static final int MOST = 15;

  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Map<?, ?> map = (Map<?, ?>) value;
    int count = map.size();
    writer.varint(count);
    boolean isHashMap = map.getClass() == HashMap.class;
    int written = isHashMap ? writeHashMap(writer, (HashMap<?, ?>) map) : writeAny(writer, map);
    ListOf.checkCount(count, written);
  }

  /** The compiler knows the iterator and leaves it out: 6 % less time for a ComplexObject. */
  private static int writeHashMap(Writer writer, HashMap<?, ?> map) {
    int count = 0;
    int at = writer.at;
    try {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        at = TextEntries.put(writer, at, entry.getKey(), entry.getValue());
        count++;
      }
    } catch (Exception e) {
      throw Writer.failure(e).within(count);
    }
    writer.at = at;
    return count;
  }

  private static int writeAny(Writer writer, Map<?, ?> map) {
    Unwritten.check(map);
    TextEntries entries = writer.textEntries;
    entries.begin();
    try {
      // a table by itself goes the other way round than its entry set
      if (map instanceof Hashtable<?, ?>)
        map.entrySet().forEach(it -> entries.accept(it.getKey(), it.getValue()));
      else map.forEach(entries);
    } catch (Exception e) {
      throw Writer.failure(e).within(entries.count());
    }
    return entries.count();
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8);
    @SuppressWarnings("unchecked") // empty yet
    Map<Object, Object> map = (Map<Object, Object>) maker.apply(count);
    int index = 0;
    try {
      for (; index < count; index++) readEntry(reader, bytes, map);
    } catch (Exception e) {
      throw reader.failure(e).within(index);
    }
    return map;
  }

  private static void readEntry(Reader reader, byte[] bytes, Map<Object, Object> map) {
    int start = reader.at;
    int codes = reader.octet(bytes);
    String place = "key";
    String key;
    String value;
    try {
      key = key(reader, bytes, codes & MOST);
      place = "value";
      value = text(reader, bytes, codes >>> 4);
    } catch (OctavoException e) {
      throw e.within(place);
    }
    put(reader, map, key, value, start);
  }

  /** Puts an entry, which begins at {@code start}, into a map that must not have its key. */
  static void put(Reader reader, Map<Object, Object> map, String key, String value, int start) {
    if (map.put(key, value) != null)
      throw reader.malformed(MalformedKind.DUPLICATE, start, "keys that differ", "another " + key);
  }

  @Override
  public Object whole(byte[] bytes, int at, int depth, int end) {
    long span = Span.behindVarint(bytes, at, 0);
    int count = Span.size(span);
    if (depth > Writer.MAX_DEPTH || count < 0 || count > end - at) return null;
    @SuppressWarnings("unchecked") // empty yet
    Map<Object, Object> map = (Map<Object, Object>) maker.apply(count);
    int next = Span.start(span);
    for (int index = 0; index < count; index++) {
      int codes = bytes[next] & 0xff;
      long key = span(bytes, next + 1, codes & MOST);
      long value = span(bytes, Span.start(key) + Span.size(key), codes >>> 4);
      if (!putWhole(map, bytes, key, value)) return null;
      next = Span.start(value) + Span.size(value);
    }
    return next == end ? map : null;
  }

  private static long span(byte[] bytes, int at, int code) {
    return code < MOST ? Span.of(at, code) : Span.behindVarint(bytes, at, MOST);
  }

  /** Puts an entry; or returns false, where a reader is to look at it. */
  private static boolean putWhole(Map<Object, Object> map, byte[] bytes, long key, long value) {
    if (Span.size(key) < 0 || Span.size(value) < 0) return false;
    String keyText = KeyText.getWhole(bytes, Span.start(key), Span.size(key));
    String text = Text.getWhole(bytes, Span.start(value), Span.size(value));
    return keyText != null && text != null && map.put(keyText, text) == null;
  }

  private static String key(Reader reader, byte[] bytes, int code) {
    if (code == MOST) return Text.getLong(reader, bytes, false);
    String key = KeyText.getShort(reader, bytes, reader.at, code);
    reader.at += code;
    return key;
  }

  private static String text(Reader reader, byte[] bytes, int code) {
    return code == MOST ? Text.getLong(reader, bytes, false) : reader.text(bytes, code);
  }
}
