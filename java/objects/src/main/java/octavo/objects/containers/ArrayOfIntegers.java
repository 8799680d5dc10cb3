package octavo.objects.containers;

import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Span;
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
    Object array = array(bytes, reader.at, count, size, reader.end);
    reader.at += count * size;
    return array;
  }

  @Override
  public int wholeEnd(byte[] bytes, int at, int end) {
    return CountAndWidth.end(bytes, at, of.maxWidth(), end);
  }

  @Override
  public Object whole(byte[] bytes, int at, int depth, int end) {
    if (depth > Writer.MAX_DEPTH || wholeEnd(bytes, at, end) != end) return null;
    long span = CountAndWidth.span(bytes, at);
    int size = CountAndWidth.size(bytes, at);
    return array(bytes, Span.start(span), Span.size(span), size, bytes.length);
  }

  private Object array(byte[] bytes, int from, int count, int size, int readable) {
    Object array = of.make(count);
    long mask = -1L >>> 64 - 8 * size;
    int last = readable - Long.BYTES;
    int at = from;
    for (int index = 0; index < count; index++) {
      long bits =
          at <= last
              ? LittleEndian.getLong(bytes, at) & mask
              : LittleEndian.getBits(bytes, at, size);
      of.put(array, index, bits);
      at += size;
    }
    return array;
  }
}
