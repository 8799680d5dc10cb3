package octavo.objects.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.objects.MalformedException.Kind;
import octavo.objects.MismatchException;

/** Text as UTF-8. */
public final class Text {
  private static final long NOT_ASCII = 0x8080808080808080L;

  private Text() {}

  /**
   * Writes a text whose length is in a header, from {@code at} on, and returns the end. With {@code
   * most} bytes or more, what its length has above that comes first: so the code is the number of
   * bytes written, or {@code most} if they are more.
   */
  public static int put(Writer writer, int at, String text, int most) {
    byte[] encoded = encoded(text);
    int length = encoded.length;
    byte[] bytes = writer.room(at, length + 5L);
    if (length >= most) at = Writer.putVarint(bytes, at, length - most);
    System.arraycopy(encoded, 0, bytes, at, length);
    return at + length;
  }

  /** Writes a text's length and the text, from {@code at} on, and returns the end. */
  public static int putLone(Writer writer, int at, String text) {
    return put(writer, at, text, 0);
  }

  /** The bytes of a text; a lone surrogate is an error. */
  public static byte[] encoded(String text) {
    for (int index = 0; index < text.length(); index++) {
      char c = text.charAt(index);
      if (!Character.isSurrogate(c)) continue;
      if (!Character.isHighSurrogate(c)
          || ++index == text.length()
          || !Character.isLowSurrogate(text.charAt(index))) {
        throw new MismatchException("text", "a lone surrogate at index " + index);
      }
    }
    return text.getBytes(UTF_8);
  }

  /** Reads {@code size} bytes, which are before the reader's end. */
  @SuppressWarnings("deprecation") // not for ASCII
  public static String get(Reader reader, int at, int size) {
    byte[] bytes = reader.bytes;
    if (isAscii(bytes, at, at + size)) return new String(bytes, 0, at, size);
    int wrong = Utf8.firstIllFormed(bytes, at, at + size);
    if (wrong >= 0) throw reader.malformed(Kind.UTF8, wrong, "UTF-8", hex(bytes[wrong]));
    return new String(bytes, at, size, UTF_8);
  }

  private static boolean isAscii(byte[] bytes, int from, int to) {
    int at = from;
    for (; at <= to - 8; at += 8)
      if ((LittleEndian.getLong(bytes, at) & NOT_ASCII) != 0) return false;
    int rest = 0;
    for (; at < to; at++) rest |= bytes[at];
    return rest >= 0;
  }

  private static String hex(byte octet) {
    return String.format("byte %02x", octet);
  }
}
