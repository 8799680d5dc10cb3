package octavo.objects.containers;

import java.util.Arrays;
import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.MismatchException;
import octavo.objects.wire.Bits;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Collections of {@code Long}, or else of {@code Integer}, in which null may be. */
public record ListOfOptionalIntegers(boolean isLong, IntFunction<Object> maker)
    implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Collection<?> list = (Collection<?>) value;
    long all = 0;
    int count = 0;
    for (Object part : list) {
      if (part != null) all |= bits(part, count);
      count++;
    }
    int size = Compressed.width(all) + 1;
    CountAndWidth.write(writer, count, size - 1);
    boolean isSame = all == writeValues(writer, list, count, size);
    if (!isSame) throw new MismatchException("values that stay as they are", "others");
  }

  /** Writes presence bits and values, and returns all bits of these. */
  private long writeValues(Writer writer, Collection<?> list, int count, int size) {
    int first = writer.at;
    int at = first + Bits.size(count);
    byte[] bytes = writer.room(first, Bits.size(count) + (long) count * size);
    Arrays.fill(bytes, first, at, (byte) 0);
    long all = 0;
    int index = 0;
    for (Object part : list) {
      if (index == count) ListOf.checkCount(count, count + 1);
      if (part != null) {
        long bits = bits(part, index);
        LittleEndian.put(bytes, at, bits);
        bytes[first + (index >> 3)] |= (byte) (1 << (index & 7));
        all |= bits;
        at += size;
      }
      index++;
    }
    ListOf.checkCount(count, index);
    writer.at = at;
    return all;
  }

  private long bits(Object part, int index) {
    try {
      return isLong
          ? Compressed.zigzag((Long) part)
          : Integer.toUnsignedLong(Compressed.zigzag((Integer) part));
    } catch (ClassCastException e) {
      throw Writer.failure(e).within(index);
    }
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int lead = reader.at;
    int size = CountAndWidth.readWidth(reader, bytes, isLong ? 7 : 3) + 1;
    int count = CountAndWidth.readCountOfBits(reader, bytes, 1);
    int first = reader.at;
    int present = Bits.skip(reader, bytes, count);
    reader.need((long) present * size);
    CountAndWidth.checkWidth(reader, present, size, lead);
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    long mask = -1L >>> 64 - 8 * size;
    int last = reader.end - Long.BYTES;
    int at = reader.at;
    for (int index = 0; index < count; index++) {
      if (!Bits.isSet(bytes, first, index)) {
        list.add(null);
        continue;
      }
      list.add(
          value(
              at <= last
                  ? LittleEndian.getLong(bytes, at) & mask
                  : LittleEndian.getBits(bytes, at, size)));
      at += size;
    }
    reader.at = at;
    return list;
  }

  private Object value(long bits) {
    if (isLong) return Compressed.unzigzag(bits);
    return Compressed.unzigzag((int) bits);
  }
}
