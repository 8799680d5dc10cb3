package octavo.objects.handles;

import java.util.Map;
import octavo.objects.MalformedKind;
import octavo.objects.model.Elements;
import octavo.objects.wire.ArrayKeys;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.KeyEnds;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Maps: rule 4.8. */
final class MappingNode extends Node {
  private final Body entry;
  private final boolean areHeavy;
  private final Elements elements;
  private final Class<?> type;

  /**
   * {@code areHeavy} says that keys say where they end; {@code type} is the class of the maps, or
   * what it is declared as.
   */
  MappingNode(Body entry, boolean areHeavy, Elements elements, Class<?> type) {
    this.type = type;
    this.areHeavy = areHeavy;
    this.entry = entry;
    this.elements = elements;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    Object[] parts = elements.of(value);
    ArrayKeys arrays = new ArrayKeys();
    writer.varint(parts.length / 2);
    for (int index = 0; index < parts.length; index += 2) {
      try {
        arrays.check(parts[index]);
        entry.write(writer, parts, index, depth);
      } catch (Exception e) {
        throw Writer.failure(e).within(index / 2);
      }
    }
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    int count = reader.count(8);
    Object map = elements.begin(Math.multiplyExact(2, count));
    reader.objects.made(map);
    Object[] parts = new Object[2];
    ArrayKeys arrays = new ArrayKeys();
    Collisions collisions =
        Collisions.ofKeys(reader, type, count, areHeavy ? depth + 1 : KeyEnds.NONE);
    for (int index = 0; index < count; index++) {
      int start = reader.at;
      try {
        entry.read(reader, parts, 0, depth);
        boolean isAgain = arrays.isAgain(parts[0], collisions);
        elements.fill(map, parts);
        if (isAgain || ((Map<?, ?>) map).size() == index) throw duplicate(reader, start);
      } catch (Exception e) {
        throw reader.failure(e).within(index);
      }
    }
    return map;
  }

  private static RuntimeException duplicate(Reader reader, int start) {
    return reader.malformed(
        MalformedKind.DUPLICATE, start, "keys that differ", "one that is there already");
  }

  /** Keys are not compared: they would have to be kept. */
  @Override
  void skip(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    int count = reader.count(8);
    for (int index = 0; index < count; index++) {
      try {
        entry.skip(reader, depth);
      } catch (Exception e) {
        throw reader.failure(e).within(index);
      }
    }
  }
}
