package octavo.objects.containers;

import java.util.Map;
import java.util.function.IntFunction;
import octavo.objects.OctavoException;
import octavo.objects.model.Unwritten;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Maps from texts to texts that may both come again. Another coder of the same maps reads them
 * where texts are long: to compare these takes more than the bytes that refer to them, and is
 * counted.
 */
public record MapOfShared(ValueCoder counted, IntFunction<Object> maker) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Unwritten.check(value);
    Map<?, ?> map = (Map<?, ?>) value;
    int count = map.size();
    writer.varint(count);
    int index = 0;
    try {
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        writeEntry(writer, entry);
        index++;
      }
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
    ListOf.checkCount(count, index);
  }

  private static void writeEntry(Writer writer, Map.Entry<?, ?> entry) {
    String place = "key";
    try {
      writer.sharedText((String) Writer.present(entry.getKey()));
      place = "value";
      writer.sharedText((String) Writer.present(entry.getValue()));
    } catch (Exception e) {
      throw Writer.failure(e).within(place);
    }
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (!Collisions.areTextsShort(reader)) return counted.read(reader, bytes, depth);
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8);
    @SuppressWarnings("unchecked") // empty yet
    Map<Object, Object> map = (Map<Object, Object>) maker.apply(count);
    reader.objects.made(map);
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
    String place = "key";
    String key;
    String value;
    try {
      key = reader.texts.read(reader, bytes);
      place = "value";
      value = reader.texts.read(reader, bytes);
    } catch (OctavoException e) {
      throw e.within(place);
    }
    MapOfTexts.put(reader, map, key, value, start);
  }
}
