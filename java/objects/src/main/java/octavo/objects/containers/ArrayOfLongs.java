package octavo.objects.containers;

import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Writer;

/**
 * {@code long[]}: all as wide as the widest. As in {@link ArrayOfInts}, the compiler knows how far
 * apart they are: 100 of six bytes are read in 0.6 of the time (benchmarks/findings/objects.md).
 */
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
    long again =
        switch (size) {
          case 1 -> put(array, bytes, writer.at, 1);
          case 2 -> put(array, bytes, writer.at, 2);
          case 3 -> put(array, bytes, writer.at, 3);
          case 4 -> put(array, bytes, writer.at, 4);
          case 5 -> put(array, bytes, writer.at, 5);
          case 6 -> put(array, bytes, writer.at, 6);
          case 7 -> put(array, bytes, writer.at, 7);
          default -> put(array, bytes, writer.at, 8);
        };
    CountAndWidth.check(array.length, array.length, all == again);
    writer.at += array.length * size;
  }

  private static long put(long[] array, byte[] bytes, int at, int size) {
    long all = 0;
    for (int index = 0; index < array.length; index++) {
      long bits = Compressed.zigzag(array[index]);
      LittleEndian.put(bytes, at + index * size, bits);
      all |= bits;
    }
    return all;
  }

  @Override
  public int maxWidth() {
    return Long.BYTES - 1;
  }

  @Override
  public Object make(byte[] bytes, int from, int count, int size, int readable) {
    long[] array = new long[count];
    int wide = CountAndWidth.wide(count, from, size, readable - Long.BYTES);
    switch (size) {
      case 1 -> fillOctets(array, bytes, from);
      case 2 -> fill(array, bytes, from, 2, wide);
      case 3 -> fill(array, bytes, from, 3, wide);
      case 4 -> fill(array, bytes, from, 4, wide);
      case 5 -> fill(array, bytes, from, 5, wide);
      case 6 -> fill(array, bytes, from, 6, wide);
      case 7 -> fill(array, bytes, from, 7, wide);
      default -> fill(array, bytes, from, 8, wide);
    }
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
