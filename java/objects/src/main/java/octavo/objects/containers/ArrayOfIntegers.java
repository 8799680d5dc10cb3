package octavo.objects.containers;

import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Arrays of {@code int} or {@code long}: all as wide as the widest. */
public record ArrayOfIntegers(Integers of) implements ValueCoder {
  public static final ArrayOfIntegers INTS = new ArrayOfIntegers(new Integers.OfInts());
  public static final ArrayOfIntegers LONGS = new ArrayOfIntegers(new Integers.OfLongs());

  @Override
  public void write(Writer writer, Object array, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    int count = of.length(array);
    long all = 0;
    for (int index = 0; index < count; index++) all |= of.bits(array, index);
    int size = Compressed.width(all) + 1;
    CountAndWidth.write(writer, count, size - 1);
    byte[] bytes = writer.room(writer.at, (long) count * size);
    int at = writer.at;
    long again = 0;
    for (int index = 0; index < count; index++) {
      long bits = of.bits(array, index);
      LittleEndian.put(bytes, at, bits);
      again |= bits;
      at += size;
    }
    CountAndWidth.check(count, count, all == again);
    writer.at = at;
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int size = CountAndWidth.readWidth(reader, bytes, of.maxWidth()) + 1;
    int count = CountAndWidth.readCount(reader, bytes, size);
    Object array = of.make(count);
    long mask = -1L >>> 64 - 8 * size;
    int last = reader.end - Long.BYTES;
    int at = reader.at;
    for (int index = 0; index < count; index++) {
      long bits =
          at <= last
              ? LittleEndian.getLong(bytes, at) & mask
              : LittleEndian.getBits(bytes, at, size);
      of.put(array, index, bits);
      at += size;
    }
    reader.at = at;
    return array;
  }
}
