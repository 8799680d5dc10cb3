package octavo.objects.containers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;
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
    int written =
        list instanceof RandomAccess
            ? writeRandom(writer, (List<?>) list, depth + 1)
            : writeEach(writer, list, depth + 1);
    checkCount(count, written);
  }

  private int writeRandom(Writer writer, List<?> list, int depth) {
    int index =
        list.getClass() == ArrayList.class
            ? element.writeRun(writer, (ArrayList<?>) list, depth, 0, -1)
            : element.writeRun(writer, list, depth, 0, -1);
    try {
      for (; index < list.size(); index++)
        element.write(writer, Writer.present(list.get(index)), depth);
      return index;
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
  }

  private int writeEach(Writer writer, Collection<?> list, int depth) {
    int index = 0;
    try {
      for (Object part : list) {
        element.write(writer, Writer.present(part), depth);
        index++;
      }
      return index;
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
  }

  /** Throws when more or fewer elements were written than were counted. */
  public static void checkCount(int counted, int written) {
    if (counted != written)
      throw new MismatchException(counted + " elements, as counted", "another number of them");
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 8 * minSize);
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    reader.objects.made(list);
    if (list.getClass() == ArrayList.class)
      element.readRun(reader, bytes, depth + 1, (ArrayList<Object>) list, count, -1);
    int index = list.size();
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
