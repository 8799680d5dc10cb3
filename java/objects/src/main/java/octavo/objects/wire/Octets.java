package octavo.objects.wire;

/** Bytes, as {@link Text} writes text. */
public final class Octets {
  private Octets() {}

  /** Writes bytes whose number is in a header, like {@link Text#put}. */
  public static int put(Writer writer, int at, byte[] value, int most) {
    return put(writer, at, value, most, most);
  }

  /** The same where the varint has what the number has above {@code base}. */
  static int put(Writer writer, int at, byte[] value, int most, int base) {
    int length = value.length;
    byte[] bytes = writer.room(at, length + 5L);
    if (length >= most) at = Writer.putVarint(bytes, at, length - base);
    System.arraycopy(value, 0, bytes, at, length);
    return at + length;
  }

  /** Reads {@code size} bytes, as {@link Text#getShort}. */
  public static byte[] getShort(Reader reader, byte[] bytes, int at, int size) {
    reader.at = at;
    return reader.bytes(bytes, size);
  }

  /** Reads bytes whose number does not fit the header. */
  public static byte[] getLong(Reader reader, byte[] bytes, boolean isOptional) {
    return reader.bytes(bytes, reader.longSize(bytes, isOptional));
  }

  /** Writes bytes that might not be there, like {@link Text#putOptional}. */
  public static int putOptional(Writer writer, int at, byte[] value) {
    return value.length == 0
        ? Text.putEmpty(writer, at)
        : put(writer, at, value, Text.LONG, Text.LONG - 1);
  }

  /** The code of bytes of which so many were written. */
  public static int optionalCode(byte[] value, int written) {
    return value.length == 0 ? Text.LONG : Math.min(written, Text.LONG);
  }
}
