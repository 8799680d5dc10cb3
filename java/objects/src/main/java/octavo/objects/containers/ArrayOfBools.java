package octavo.objects.containers;

import octavo.objects.wire.Bits;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** {@code boolean[]}. */
public record ArrayOfBools() implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    boolean[] array = (boolean[]) value;
    writer.varint(array.length);
    byte[] bytes = writer.room(Bits.size(array.length));
    int whole = array.length & -8;
    int at = writer.at;
    for (int from = 0; from < whole; from += 8) bytes[at++] = octet(array, from, 8);
    if (whole < array.length) bytes[at++] = octet(array, whole, array.length - whole);
    writer.at = at;
  }

  /** Up to eight bits; the loop is no more than instructions where their number is constant. */
  private static byte octet(boolean[] array, int from, int count) {
    int octet = 0;
    for (int index = 0; index < count; index++) octet |= (array[from + index] ? 1 : 0) << index;
    return (byte) octet;
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    boolean[] array = new boolean[reader.count(bytes, 1)];
    int first = reader.at;
    Bits.skip(reader, bytes, array.length);
    int whole = array.length & -8;
    for (int from = 0; from < whole; from += 8) fill(array, from, 8, bytes[first + (from >> 3)]);
    if (whole < array.length) fill(array, whole, array.length - whole, bytes[first + (whole >> 3)]);
    return array;
  }

  private static void fill(boolean[] array, int from, int count, int octet) {
    for (int index = 0; index < count; index++) array[from + index] = (octet >> index & 1) != 0;
  }
}
