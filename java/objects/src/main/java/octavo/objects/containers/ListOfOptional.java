package octavo.objects.containers;

import java.util.Arrays;
import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.MismatchException;
import octavo.objects.wire.Bits;
import octavo.objects.wire.Collisions;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Collections in which null may be; another coder writes what is not null. */
public record ListOfOptional(ValueCoder element, int minSize, IntFunction<Object> maker)
    implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Collection<?> list = (Collection<?>) value;
    int count = list.size();
    writer.varint(count);
    int first = writer.at;
    writePresence(writer, list, count);
    int index = 0;
    try {
      for (Object part : list) {
        if (index == count || Bits.isSet(writer.bytes, first, index) == (part == null))
          throw new MismatchException("elements that stay as they are", "others");
        if (part != null) element.write(writer, part, depth + 1);
        index++;
      }
    } catch (Exception e) {
      throw Writer.failure(e).within(index);
    }
    ListOf.checkCount(count, index);
  }

  private static void writePresence(Writer writer, Collection<?> list, int count) {
    int size = Bits.size(count);
    byte[] bytes = writer.room(size);
    Arrays.fill(bytes, writer.at, writer.at + size, (byte) 0);
    int index = 0;
    for (Object part : list) {
      if (index == count) break;
      if (part != null) bytes[writer.at + (index >> 3)] |= (byte) (1 << (index & 7));
      index++;
    }
    writer.at += size;
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 1);
    int first = reader.at;
    reader.need((long) Bits.skip(reader, bytes, count) * minSize);
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    reader.objects.made(list);
    int index = 0;
    try {
      Collisions collisions = Collisions.of(reader, list.getClass(), count);
      for (; index < count; index++) {
        boolean isThere = Bits.isSet(bytes, first, index);
        Object part = isThere ? element.read(reader, bytes, depth + 1) : null;
        collisions.met(part);
        list.add(part);
      }
    } catch (Exception e) {
      throw reader.failure(e).within(index);
    }
    return list;
  }
}
