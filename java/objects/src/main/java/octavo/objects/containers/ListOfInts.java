package octavo.objects.containers;

import java.util.ArrayList;
import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Writer;

/** Collections of {@code Integer}: all as wide as the widest. */
public record ListOfInts(IntFunction<Object> maker) implements RunOfIntegers {
  private static final int MAX_WIDTH = 3;

  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    if (value.getClass() == ArrayList.class) writeArray(writer, (ArrayList<?>) value);
    else writeAny(writer, (Collection<?>) value);
  }

  private static void writeArray(Writer writer, ArrayList<?> list) {
    int count = list.size();
    int all = 0;
    for (int index = 0; index < count; index++) all |= zigzag(list.get(index), index);
    int size = Compressed.width(all) + 1;
    CountAndWidth.write(writer, count, size - 1);
    byte[] bytes = writer.room(writer.at, (long) count * size);
    int at = writer.at;
    int again = 0;
    for (int index = 0; index < count; index++) {
      int bits = zigzag(list.get(index), index);
      LittleEndian.put(bytes, at, bits);
      again |= bits;
      at += size;
    }
    CountAndWidth.check(count, list.size(), all == again);
    writer.at = at;
  }

  private static void writeAny(Writer writer, Collection<?> list) {
    int all = 0;
    int index = 0;
    for (Object part : list) all |= zigzag(part, index++);
    int size = Compressed.width(all) + 1;
    int count = index;
    CountAndWidth.write(writer, count, size - 1);
    writer.room(writer.at, (long) count * size);
    int again = 0;
    int written = 0;
    for (Object part : list) {
      int bits = zigzag(part, written++);
      writer.bits(bits, size);
      again |= bits;
    }
    CountAndWidth.check(count, written, all == again);
  }

  private static int zigzag(Object part, int index) {
    if (part == null) throw CountAndWidth.missing(index);
    return Compressed.zigzag((Integer) part);
  }

  @Override
  public int maxWidth() {
    return MAX_WIDTH;
  }

  @Override
  public Object make(byte[] bytes, int from, int count, int size, int readable) {
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    int end = from + count * size;
    if (size == 1) addOctets(list, bytes, from, end);
    else addWider(list, bytes, from, end, size, readable);
    return list;
  }

  /**
   * Without a width, a mask and a look for the message's end, which registers are short of: a
   * ComplexObject is decoded in 0.91 of the time (benchmarks/findings/objects.md).
   */
  private static void addOctets(Collection<Object> list, byte[] bytes, int from, int end) {
    for (int at = from; at < end; at++) list.add(Compressed.unzigzag(bytes[at] & 0xff));
  }

  private static void addWider(
      Collection<Object> list, byte[] bytes, int from, int end, int size, int readable) {
    int mask = -1 >>> 32 - 8 * size;
    int at = from;
    for (int wide = Math.min(end, readable - 3); at < wide; at += size)
      list.add(Compressed.unzigzag(LittleEndian.getInt(bytes, at) & mask));
    for (; at < end; at += size)
      list.add(Compressed.unzigzag((int) LittleEndian.getBits(bytes, at, size)));
  }
}
