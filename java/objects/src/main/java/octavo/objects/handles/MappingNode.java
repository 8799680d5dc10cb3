package octavo.objects.handles;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.model.Elements;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Maps: rule 4.8. */
final class MappingNode extends Node {
  private final Body entry;
  private final Elements elements;
  private final Class<?> type;

  /** {@code type} is the class of the maps, or what it is declared as. */
  MappingNode(Body entry, Elements elements, Class<?> type) {
    this.type = type;
    this.entry = entry;
    this.elements = elements;
  }

  @Override
  void write(Writer writer, Object value, int code, int depth) {
    Depth.check(depth);
    Object[] parts = elements.of(value);
    checkOctets(parts);
    writer.varint(parts.length / 2);
    for (int index = 0; index < parts.length; index += 2) {
      try {
        entry.write(writer, parts, index, depth);
      } catch (Exception e) {
        throw Writer.failure(e).within(index / 2);
      }
    }
  }

  /** A map may have arrays of the same bytes as keys. */
  private static void checkOctets(Object[] parts) {
    if (parts.length == 0 || !(parts[0] instanceof byte[])) return;
    Set<Object> keys = new HashSet<>();
    for (int index = 0; index < parts.length; index += 2) {
      if (!keys.add(comparable(parts[index])))
        throw new MismatchException("keys that differ", "one that is there already")
            .within(index / 2);
    }
  }

  @Override
  Object read(Reader reader, int code, int depth) {
    Depth.check(reader, depth);
    int count = reader.count(8);
    int size = Math.multiplyExact(2, count);
    Object begun = Early.begin(reader, elements, size);
    Object[] parts = new Object[2 * Reader.room(count)];
    Set<Object> keys = new HashSet<>();
    Collisions collisions = Collisions.of(reader, type, count);
    for (int index = 0; index < count; index++) {
      int start = reader.at;
      if (2 * index == parts.length)
        parts = Arrays.copyOf(parts, (int) Math.min(size, 2L * parts.length));
      try {
        entry.read(reader, parts, 2 * index, depth);
        Object key = comparable(parts[2 * index]);
        collisions.met(key);
        if (!keys.add(key)) throw duplicate(reader, start);
      } catch (Exception e) {
        throw reader.failure(e).within(index);
      }
    }
    return Early.end(elements, begun, parts);
  }

  /** An array is equal to itself alone. */
  private static Object comparable(Object key) {
    return key instanceof byte[] bytes ? ByteBuffer.wrap(bytes) : key;
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
