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
    for (int from = 0; from < array.length; from += 8) {
      int octet = 0;
      for (int index = from; index < Math.min(from + 8, array.length); index++)
        if (array[index]) octet |= 1 << index - from;
      bytes[writer.at++] = (byte) octet;
    }
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    boolean[] array = new boolean[reader.count(bytes, 1)];
    int first = reader.at;
    Bits.skip(reader, bytes, array.length);
    for (int index = 0; index < array.length; index++)
      array[index] = Bits.isSet(bytes, first, index);
    return array;
  }
}
