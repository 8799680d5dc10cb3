package octavo.objects.containers;

import java.util.Collection;
import java.util.function.IntFunction;
import octavo.objects.wire.Bits;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Collections of {@code Boolean}: a bit each. */
public record ListOfBools(IntFunction<Object> maker) implements ValueCoder {
  @Override
  public void write(Writer writer, Object value, int depth) {
    if (depth > Writer.MAX_DEPTH) throw Writer.tooDeep();
    Collection<?> list = (Collection<?>) value;
    int count = list.size();
    writer.varint(count);
    byte[] bytes = writer.room(Bits.size(count));
    int at = writer.at;
    int index = 0;
    int octet = 0;
    for (Object part : list) {
      if (index == count) ListOf.checkCount(count, count + 1);
      if (part == null) throw CountAndWidth.missing(index);
      if ((Boolean) part) octet |= 1 << (index & 7);
      if ((++index & 7) != 0) continue;
      bytes[at++] = (byte) octet;
      octet = 0;
    }
    ListOf.checkCount(count, index);
    if ((count & 7) != 0) bytes[at++] = (byte) octet;
    writer.at = at;
  }

  @Override
  public Object read(Reader reader, byte[] bytes, int depth) {
    if (depth > Writer.MAX_DEPTH) throw reader.tooDeep(reader.at);
    int count = reader.count(bytes, 1);
    int first = reader.at;
    Bits.skip(reader, bytes, count);
    @SuppressWarnings("unchecked") // empty yet
    Collection<Object> list = (Collection<Object>) maker.apply(count);
    for (int index = 0; index < count; index++) list.add(Bits.isSet(bytes, first, index));
    return list;
  }
}
