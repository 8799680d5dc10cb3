package octavo.objects.dynamic;

import java.util.Map;
import octavo.objects.MalformedKind;
import octavo.objects.containers.Fixed;
import octavo.objects.containers.LoneText;
import octavo.objects.wire.Compressed;
import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Reader;
import octavo.objects.wire.ValueCoder;
import octavo.objects.wire.Writer;

/** Lone values of the classes that any values mostly are of. */
final class Plain {
  static final Map<Class<?>, ValueCoder> CODERS =
      Map.of(
          String.class, new LoneText(),
          Boolean.class, new OfBool(),
          Integer.class, new OfInt(),
          Long.class, new OfLong(),
          Double.class, Fixed.of(double.class));

  private Plain() {}

  /** The header of a value alone: it is at most {@code max}. */
  static int header(Reader reader, byte[] bytes, int max) {
    int first = reader.at;
    int header = reader.octet(bytes);
    if (header > max) throw reader.malformed(MalformedKind.RESERVED, first, "zero bits", "others");
    return header;
  }

  private record OfBool() implements ValueCoder {
    @Override
    public void write(Writer writer, Object value, int depth) {
      writer.bits((Boolean) value ? 1 : 0, 1);
    }

    @Override
    public Object read(Reader reader, byte[] bytes, int depth) {
      return header(reader, bytes, 1) == 1;
    }
  }

  private record OfInt() implements ValueCoder {
    private static final int MAX_WIDTH = 3;

    @Override
    public void write(Writer writer, Object value, int depth) {
      int bits = Compressed.zigzag((Integer) value);
      int width = Compressed.width(bits);
      byte[] bytes = writer.room(width + 2);
      bytes[writer.at] = (byte) width;
      LittleEndian.put(bytes, writer.at + 1, bits);
      writer.at += width + 2;
    }

    @Override
    public Object read(Reader reader, byte[] bytes, int depth) {
      int width = header(reader, bytes, MAX_WIDTH);
      int bits = Compressed.getInt(reader, bytes, reader.at, width);
      reader.at += width + 1;
      return Compressed.unzigzag(bits);
    }
  }

  private record OfLong() implements ValueCoder {
    private static final int MAX_WIDTH = 7;

    @Override
    public void write(Writer writer, Object value, int depth) {
      long bits = Compressed.zigzag((Long) value);
      int width = Compressed.width(bits);
      byte[] bytes = writer.room(width + 2);
      bytes[writer.at] = (byte) width;
      LittleEndian.put(bytes, writer.at + 1, bits);
      writer.at += width + 2;
    }

    @Override
    public Object read(Reader reader, byte[] bytes, int depth) {
      int width = header(reader, bytes, MAX_WIDTH);
      long bits = Compressed.getLong(reader, bytes, reader.at, width);
      reader.at += width + 1;
      return Compressed.unzigzag(bits);
    }
  }
}
