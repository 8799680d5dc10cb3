package octavo.benchmarks.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Writes text; the two ways differ in where a short one's length stands. */
final class Text {
  /** The longest text that is copied character by character, as ASCII. */
  private static final int SHORT = 63;

  private Text() {}

  /** Writes a varint with the length and the text; returns where it ends. */
  static int put(byte[] to, int at, String text) {
    if (text.length() <= SHORT) {
      int end = putAscii(to, at + 1, text);
      if (end >= 0) {
        to[at] = (byte) text.length();
        return end;
      }
    }
    byte[] utf8 = text.getBytes(UTF_8);
    return putBytes(to, Leb128.putSmall(to, at, utf8.length), utf8);
  }

  /**
   * Writes a text whose length is in a header if it is below {@code full}; returns where it ends.
   */
  static int put(byte[] to, int at, String text, int full) {
    if (text.length() < full) {
      int end = putAscii(to, at, text);
      if (end >= 0) return end;
    }
    byte[] utf8 = text.getBytes(UTF_8);
    int start = utf8.length < full ? at : Leb128.putSmall(to, at, utf8.length - full);
    return putBytes(to, start, utf8);
  }

  private static int putAscii(byte[] to, int at, String text) {
    int length = text.length();
    int seen = 0;
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      seen |= c;
      to[at + i] = (byte) c;
    }
    return seen < 0x80 ? at + length : -1;
  }

  private static int putBytes(byte[] to, int at, byte[] utf8) {
    System.arraycopy(utf8, 0, to, at, utf8.length);
    return at + utf8.length;
  }
}
