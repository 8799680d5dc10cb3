package octavo.objects.containers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Writer;

/** Collections of {@code Long}: all as wide as the widest. */
public record ListOfLongs(IntFunction<Object> maker) implements RunOfIntegers {
  private static final int MAX_WIDTH = 7;

  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    if (value.getClass() == ArrayList.class) writeArray(writer, (ArrayList<?>) value);
    else writeAny(writer, (Collection<?>) value);
  }

  private static void writeArray(Writer writer, ArrayList<?> list) {
    int count = list.size();
    long all = 0;
    for (int index = 0; index < count; index++) all |= zigzag(list.get(index), index);
    int size = Compressed.width(all) + 1;
    CountAndWidth.write(writer, count, size - 1);
    byte[] bytes = writer.room(writer.at, (long) count * size);
    int at = writer.at;
    long again = 0;
    for (int index = 0; index < count; index++) {
      long bits = zigzag(list.get(index), index);
      LittleEndian.put(bytes, at, bits);
      again |= bits;
      at += size;
    }
    CountAndWidth.check(count, list.size(), all == again);
    writer.at = at;
  }

  private static void writeAny(Writer writer, Collection<?> list) {
    long all = 0;
    int index = 0;
    for (Object part : list) all |= zigzag(part, index++);
    int size = Compressed.width(all) + 1;
    int count = index;
    CountAndWidth.write(writer, count, size - 1);
    writer.room(writer.at, (long) count * size);
    long again = 0;
    int written = 0;
    for (Object part : list) {
      long bits = zigzag(part, written++);
      writer.bits(bits, size);
      again |= bits;
    }
    CountAndWidth.check(count, written, all == again);
  }

  private static long zigzag(Object part, int index) {
    if (part == null) throw CountAndWidth.missing(index);
    return Compressed.zigzag((Long) part);
  }

  @Override
  public int maxWidth() {
    return MAX_WIDTH;
  }

  @Override
  public Object make(byte[] bytes, int from, int count, int size, int readable) {
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    add(list, bytes, from, from + count * size, size, readable);
    return list;
  }

  private static void add(
      Collection<Object> list, byte[] bytes, int from, int end, int size, int readable) {
    long mask = -1L >>> 64 - 8 * size;
    int at = from;
    for (int wide = Math.min(end, readable - 7); at < wide; at += size)
      list.add(Compressed.unzigzag(LittleEndian.getLong(bytes, at) & mask));
    for (; at < end; at += size)
      list.add(Compressed.unzigzag(LittleEndian.getBits(bytes, at, size)));
  }
}
