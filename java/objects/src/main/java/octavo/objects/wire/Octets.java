package octavo.objects.wire;

/** Bytes, as {@link Text} writes text. */
public final class Octets {
  private Octets() {}

  /** Writes bytes whose number is in a header, like {@link Text#put}. */
  public static int put(Writer writer, int at, byte[] value, int most) {
    int length = value.length;
    byte[] bytes = writer.room(at, length + 5L);
    if (length >= most) at = Writer.putVarint(bytes, at, length - most);
    System.arraycopy(value, 0, bytes, at, length);
    return at + length;
  }

  /** Reads {@code size} bytes, as {@link Text#getShort}. */
  public static byte[] getShort(Reader reader, byte[] bytes, int at, int size) {
    reader.at = at;
    return reader.bytes(size);
  }

  /** Reads bytes whose number does not fit the header. */
  public static byte[] getLong(Reader reader, int most) {
    return reader.bytes(reader.varint(most));
  }
}
