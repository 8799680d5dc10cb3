package octavo.objects.containers;

import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Writer;

/**
 * {@code int[]}: all as wide as the widest. Where the compiler knows how far apart they are, it
 * looks at an array's end before a loop and not in it: an ArraysObject is written in 0.89 of the
 * time (benchmarks/findings/objects.md).
 */
public record ArrayOfInts() implements RunOfIntegers {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    int[] array = (int[]) value;
    int all = 0;
    for (int part : array) all |= Compressed.zigzag(part);
    int size = Compressed.width(all) + 1;
    CountAndWidth.write(writer, array.length, size - 1);
    byte[] bytes = writer.room(writer.at, (long) array.length * size);
    int again =
        switch (size) {
          case 1 -> put(array, bytes, writer.at, 1);
          case 2 -> put(array, bytes, writer.at, 2);
          case 3 -> put(array, bytes, writer.at, 3);
          default -> put(array, bytes, writer.at, 4);
        };
    CountAndWidth.check(array.length, array.length, all == again);
    writer.at += array.length * size;
  }

  private static int put(int[] array, byte[] bytes, int at, int size) {
    int all = 0;
    for (int index = 0; index < array.length; index++) {
      int bits = Compressed.zigzag(array[index]);
      LittleEndian.put(bytes, at + index * size, bits);
      all |= bits;
    }
    return all;
  }

  @Override
  public int maxWidth() {
    return Integer.BYTES - 1;
  }

  @Override
  public Object make(byte[] bytes, int from, int count, int size, int readable) {
    int[] array = new int[count];
    int wide = CountAndWidth.wide(count, from, size, readable - Integer.BYTES);
    switch (size) {
      case 1 -> fillOctets(array, bytes, from);
      case 2 -> fill(array, bytes, from, 2, wide);
      case 3 -> fill(array, bytes, from, 3, wide);
      default -> fill(array, bytes, from, 4, wide);
    }
    for (int index = 0; index < count; index++) array[index] = Compressed.unzigzag(array[index]);
    return array;
  }

  private static void fillOctets(int[] array, byte[] bytes, int from) {
    for (int index = 0; index < array.length; index++) array[index] = bytes[from + index] & 0xff;
  }

  /** Of the first {@code wide} numbers four bytes may be loaded. */
  private static void fill(int[] array, byte[] bytes, int from, int size, int wide) {
    int mask = -1 >>> 32 - 8 * size;
    for (int index = 0; index < wide; index++)
      array[index] = LittleEndian.getInt(bytes, from + index * size) & mask;
    for (int index = wide; index < array.length; index++)
      array[index] = (int) LittleEndian.getBits(bytes, from + index * size, size);
  }
}
