package octavo.objects.containers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.MismatchException;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Collections whose elements another coder writes, each in {@code minSize} bytes at least. */
public record ListOf(ValueCoder element, int minSize, IntFunction<Object> maker)
    implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Collection<?> list = (Collection<?>) value;
    int count = list.size();
    writer.varint(count);
    int index = 0;
    try {
      if (list.getClass() == ArrayList.class) {
        ArrayList<?> array = (ArrayList<?>) list;
        for (; index < array.size(); index++)
          element.write(writer, required(array.get(index)), depth + 1);
      } else {
        for (Object part : list) {
          element.write(writer, required(part), depth + 1);
          index++;
        }
      }
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
    checkCount(count, index);
  }

  /** Throws when more or fewer elements were written than were counted. */
  static void checkCount(int counted, int written) {
    if (counted != written)
      throw new MismatchException(counted + " elements, as counted", "another number of them");
  }

  static Object required(Object part) {
    if (part == null) throw new MismatchException("a value", "null");
    return part;
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8 * minSize);
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    reader.objects.made(list);
    int index = 0;
    try {
      Collisions collisions = Collisions.of(reader, list.getClass(), count);
      for (; index < count; index++) {
        Object part = element.read(reader, bytes, depth + 1);
        collisions.met(part);
        list.add(part);
      }
    } catch (Exception e) {
      throw reader.failure(e).within(index);
    }
    return list;
  }
}
