package octavo.objects.containers;

import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Span;
import octavo.objects.wire.Writer;

/** What stands before a run of compressed integers: rule 4.6. */
final class CountAndWidth {
  private static final int MOST = 15;

  private CountAndWidth() {}

  static void write(Writer writer, int count, int width) {
    byte[] bytes = writer.room(6);
    bytes[writer.at++] = (byte) (Math.min(count, MOST) | width << 4);
    if (count >= MOST) writer.at = Writer.putVarint(bytes, writer.at, count - MOST);
  }

  /** Reads the width code of the byte that comes next; it stays there. */
  static int readWidth(Reader reader, byte[] bytes, int max) {
    reader.need(1);
    int width = (bytes[reader.at] & 0xff) >>> 4;
    if (width > 7) throw reader.malformed(MalformedKind.RESERVED, reader.at, "zero bits", "others");
    if (width > max)
      throw reader.malformed(
          MalformedKind.RANGE, reader.at, "a width code up to " + max, Integer.toString(width));
    return width;
  }

  /** Reads the count, of values that are {@code size} bytes wide. */
  static int readCount(Reader reader, byte[] bytes, int size) {
    int first = reader.at;
    int count = readCountOfBits(reader, bytes, 8 * size);
    checkWidth(reader, count, size, first);
    return count;
  }

  /** Reads the count, of values that take so many bits at least. */
  static int readCountOfBits(Reader reader, byte[] bytes, int bits) {
    int first = reader.at;
    int count = reader.octet(bytes) & MOST;
    long all = count == MOST ? (long) reader.varint(bytes) + MOST : count;
    return (int) reader.checkCount(all, bits, first);
  }

  /** Checks that there is no width, in the byte at {@code first}, where there are no values. */
  static void checkWidth(Reader reader, int count, int size, int first) {
    if (count == 0 && size > 1)
      throw reader.malformed(MalformedKind.RESERVED, first, "no width without values", "a width");
  }

  /**
   * Where the values end whose count and width begin at {@code at}; or a negative number, where a
   * reader is to look at them.
   */
  static int end(byte[] bytes, int at, int maxWidth, int end) {
    int size = size(bytes, at);
    long span = span(bytes, at);
    int count = Span.size(span);
    long valuesEnd = Span.start(span) + (long) count * size;
    boolean isFine = size <= maxWidth + 1 && valuesEnd <= end && (count > 0 || size == 1);
    return isFine && count >= 0 ? (int) valuesEnd : -1;
  }

  /** Bytes of each of the values whose count and width begin at {@code at}. */
  static int size(byte[] bytes, int at) {
    return ((bytes[at] & 0xff) >>> 4) + 1;
  }

  /** The {@link Span} of the values, counted and not measured. */
  static long span(byte[] bytes, int at) {
    int count = bytes[at] & MOST;
    return count < MOST ? Span.of(at + 1, count) : Span.behindVarint(bytes, at + 1, MOST);
  }

  /** How many of so many values, the first at {@code from}, begin at {@code last} at the latest. */
  static int wide(int count, int from, int size, int last) {
    return last < from ? 0 : Math.min(count, (last - from) / size + 1);
  }

  /** Throws when values were written that are not those that were counted and measured. */
  static void check(int counted, int written, boolean isSame) {
    ListOf.checkCount(counted, written);
    if (!isSame) throw new MismatchException("values that stay as they are", "others");
  }

  /** The error for a null among the values. */
  static RuntimeException missing(int index) {
    return new MismatchException("a value", "null").within(index);
  }
}
