package octavo.objects.containers;

import java.util.Map;
import java.util.function.IntFunction;
import octavo.objects.wire.ArrayKeys;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.KeyEnds;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Maps whose keys are counted while they are read; another coder writes their entries, as arrays of
 * a key and a value. It says where keys end if they may be heavy.
 */
public record MapOfCounted(ValueCoder entry, boolean areHeavy, IntFunction<Object> maker)
    implements ValueCoder {
  @Override
  public void write(Writer writer, Object map, int depth) {
    MapOf.write(writer, (Map<?, ?>) map, depth, entry, new ArrayKeys());
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8);
    @SuppressWarnings("unchecked") // empty yet
    Map<Object, Object> map = (Map<Object, Object>) maker.apply(count);
    reader.objects.made(map);
    ArrayKeys arrays = new ArrayKeys();
    int index = 0;
    try {
      Collisions collisions =
          Collisions.ofKeys(reader, map.getClass(), count, areHeavy ? depth + 1 : KeyEnds.NONE);
      for (; index < count; index++) {
        int start = reader.at;
        Object[] parts = (Object[]) entry.read(reader, bytes, depth);
        if (arrays.isAgain(parts[0], collisions)) throw MapOf.duplicate(reader, start);
        MapOf.put(reader, map, parts[0], parts[1], start);
      }
    } catch (Exception e) {
      throw reader.failure(e).within(index);
    }
    return map;
  }
}
