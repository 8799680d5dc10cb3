package octavo.objects.dynamic;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import octavo.objects.containers.ListOf;
import octavo.objects.containers.MapOf;
import octavo.objects.model.Elements;
import octavo.objects.model.Shape;
import octavo.objects.model.Unwritten;
import octavo.objects.wire.ArrayKeys;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.KeyText;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Maps whose keys and values are of any class, null among them or not. Mostly their keys are short
 * texts: these need not be counted, since a table has them in order, until there is another.
 */
record MapOfAny(
    Classes classes, ValueCoder key, ValueCoder value, boolean hasNulls, Elements elements)
    implements ValueCoder {
  private static final int TEXT = Builtins.tag(String.class);
  private static final int HAS_KEY = 1;
  private static final int HAS_VALUE = 2;
  private static final int HAS_BOTH = HAS_KEY | HAS_VALUE;

  /** Whether maps that are read into a class are such, with keys and values of these shapes. */
  static boolean fits(Class<?> type, Shape key, Shape value, Classes classes) {
    boolean isTable = type == HashMap.class || type == LinkedHashMap.class;
    boolean isAny = key instanceof Shape.Any && key.type() == Object.class;
    return isTable
        && isAny
        && value instanceof Shape.Any
        && classes.of(String.class) instanceof BuiltIn;
  }

  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Map<?, ?> map = (Map<?, ?>) value;
    Unwritten.check(map);
    int count = map.size();
    writer.varint(count);
    ArrayKeys arrays = new ArrayKeys();
    int index = 0;
    try {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        arrays.check(entry.getKey());
        writeEntry(writer, entry.getKey(), entry.getValue(), depth + 1);
        index++;
      }
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
    ListOf.checkCount(count, index);
  }

  private void writeEntry(Writer writer, Object key, Object value, int depth) {
    if (hasNulls) writer.tag((key == null ? 0 : HAS_KEY) | (value == null ? 0 : HAS_VALUE));
    String place = "key";
    try {
      if (key != null || !hasNulls) writeKey(writer, key, depth);
      place = "value";
      if (value != null || !hasNulls) this.value.write(writer, Writer.present(value), depth);
    } catch (Exception e) {
      throw Writer.failure(e).within(place);
    }
  }

  private void writeKey(Writer writer, Object key, int depth) {
    if (key instanceof String text) {
      writer.tag(TEXT);
      writer.text(text);
    } else {
      this.key.write(writer, Writer.present(key), depth);
    }
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8);
    @SuppressWarnings("unchecked") // empty yet
    Map<Object, Object> map = (Map<Object, Object>) elements.begin(Math.multiplyExact(2, count));
    reader.objects.made(map);
    try {
      if (Collisions.beginTexts(reader)) readTexts(reader, bytes, map, count, depth + 1);
      if (map.size() < count) readCounted(reader, bytes, map, count, depth + 1);
    } catch (Exception e) {
      throw reader.failure(e).within(map.size());
    }
    return map;
  }

  /** Reads entries whose keys are short texts, up to the first other. */
  private void readTexts(
      Reader reader, byte[] bytes, Map<Object, Object> map, int count, int depth) {
    while (map.size() < count) {
      int start = reader.at;
      int size = textSize(reader, bytes);
      if (size < 0) return;
      boolean hasValue = !hasNulls || (bytes[reader.at++] & HAS_VALUE) != 0;
      Object key = text(reader, bytes, size, depth);
      MapOf.put(reader, map, key, hasValue ? value(reader, bytes, depth) : null, start);
    }
  }

  /** Bytes of the short text that is the next key, or a negative number. */
  private int textSize(Reader reader, byte[] bytes) {
    int at = reader.at;
    if (reader.end - at < 3) return -1;
    if (hasNulls && (bytes[at++] & ~HAS_VALUE) != HAS_KEY) return -1;
    return bytes[at] == TEXT ? bytes[at + 1] : -1;
  }

  private String text(Reader reader, byte[] bytes, int size, int depth) {
    try {
      classes.check(reader, String.class, depth, reader.at);
      reader.at += 2;
      String text = KeyText.getShort(reader, bytes, reader.at, size);
      reader.at += size;
      return text;
    } catch (Exception e) {
      throw reader.failure(e).within("key");
    }
  }

  /** Reads the rest of the entries, and counts the keys, those that are there already, too. */
  private void readCounted(
      Reader reader, byte[] bytes, Map<Object, Object> map, int count, int depth) {
    Collisions collisions = Collisions.ofKeys(reader, map.getClass(), count, depth);
    map.forEach((text, value) -> collisions.met(text));
    ArrayKeys arrays = new ArrayKeys();
    while (map.size() < count) {
      int start = reader.at;
      int header = hasNulls ? Plain.header(reader, bytes, HAS_BOTH) : HAS_BOTH;
      Object key = (header & HAS_KEY) != 0 ? key(reader, bytes, depth) : null;
      Object value = (header & HAS_VALUE) != 0 ? value(reader, bytes, depth) : null;
      if (arrays.isAgain(key, collisions)) throw MapOf.duplicate(reader, start);
      MapOf.put(reader, map, key, value, start);
    }
  }

  private Object key(Reader reader, byte[] bytes, int depth) {
    try {
      Object key = this.key.read(reader, bytes, depth);
      reader.keyEnds.keyRead(depth);
      return key;
    } catch (Exception e) {
      throw reader.failure(e).within("key");
    }
  }

  private Object value(Reader reader, byte[] bytes, int depth) {
    try {
      return value.read(reader, bytes, depth);
    } catch (Exception e) {
      throw reader.failure(e).within("value");
    }
  }
}
