package octavo.objects.containers;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/**
 * Maps whose keys are {@code byte[]}, each equal to itself alone: another coder writes maps of the
 * same keys as {@code ByteBuffer}s, which differ.
 */
public record MapOfOctets(ValueCoder map, IntFunction<Object> maker) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    Map<Object, Object> buffers = new LinkedHashMap<>();
    ((Map<?, ?>) value).forEach((key, of) -> put(buffers, (byte[]) key, of));
    map.write(writer, buffers, depth);
  }

  private static void put(Map<Object, Object> buffers, byte[] key, Object value) {
    ByteBuffer buffer = key == null ? null : ByteBuffer.wrap(key);
    if (buffers.containsKey(buffer))
      throw new MismatchException("keys that differ", "one that is there already")
          .within(buffers.size());
    buffers.put(buffer, value);
  }

  /** It may be there before its values, which may refer to it. */
  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    int number = reader.objects.take();
    Map<Object, Object> early = number < 0 ? null : make(0);
    if (number >= 0) reader.objects.put(number, early);
    Map<?, ?> buffers = (Map<?, ?>) map.read(reader, bytes, depth);
    Map<Object, Object> made = early == null ? make(buffers.size()) : early;
    buffers.forEach((key, of) -> made.put(((ByteBuffer) key).array(), of));
    return made;
  }

  @SuppressWarnings("unchecked") // empty yet
  private Map<Object, Object> make(int count) {
    return (Map<Object, Object>) maker.apply(count);
  }
}
