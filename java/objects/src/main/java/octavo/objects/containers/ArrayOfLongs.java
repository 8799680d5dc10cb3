package octavo.objects.containers;

import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Writer;

/** {@code long[]}: all as wide as the widest. */
public record ArrayOfLongs() implements RunOfIntegers {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    long[] array = (long[]) value;
    long all = 0;
    for (long part : array) all |= Compressed.zigzag(part);
    int size = Compressed.width(all) + 1;
    CountAndWidth.write(writer, array.length, size - 1);
    byte[] bytes = writer.room(writer.at, (long) array.length * size);
    long again = 0;
    int at = writer.at;
    for (long part : array) {
      long bits = Compressed.zigzag(part);
      LittleEndian.put(bytes, at, bits);
      again |= bits;
      at += size;
    }
    CountAndWidth.check(array.length, array.length, all == again);
    writer.at = at;
  }

  @Override
  public int maxWidth() {
    return Long.BYTES - 1;
  }

  @Override
  public Object make(byte[] bytes, int from, int count, int size, int readable) {
    long[] array = new long[count];
    int wide = CountAndWidth.wide(count, from, size, readable - Long.BYTES);
    if (size == 1) fillOctets(array, bytes, from);
    else fill(array, bytes, from, size, wide);
    for (int index = 0; index < count; index++) array[index] = Compressed.unzigzag(array[index]);
    return array;
  }

  private static void fillOctets(long[] array, byte[] bytes, int from) {
    for (int index = 0; index < array.length; index++) array[index] = bytes[from + index] & 0xff;
  }

  /** Of the first {@code wide} numbers eight bytes may be loaded. */
  private static void fill(long[] array, byte[] bytes, int from, int size, int wide) {
    long mask = -1L >>> 64 - 8 * size;
    for (int index = 0; index < wide; index++)
      array[index] = LittleEndian.getLong(bytes, from + index * size) & mask;
    for (int index = wide; index < array.length; index++)
      array[index] = LittleEndian.getBits(bytes, from + index * size, size);
  }
}
