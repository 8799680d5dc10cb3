package octavo.objects.wire;

import octavo.objects.MismatchException;

/**
 * Writes characters as UTF-8, and finds what is not well-formed: tables 3-6 and 3-7 of the Unicode
 * Standard.
 */
final class Utf8 {
  /** Bytes of a character at most. */
  static final int MOST = 3;

  private Utf8() {}

  /**
   * Writes the first {@code count} characters where there is room, and returns their end; they are
   * those of a text from {@code first} on, of which a lone surrogate is an error.
   */
  static int put(char[] chars, int count, int first, byte[] bytes, int at) {
    for (int index = 0; index < count; index++) {
      char c = chars[index];
      if (c < 0x80) {
        bytes[at++] = (byte) c;
      } else if (Character.isSurrogate(c)) {
        int point = Character.codePointAt(chars, index, count);
        at = putWide(pair(point, first + index++), bytes, at);
      } else {
        at = putNarrow(c, bytes, at);
      }
    }
    return at;
  }

  /** Throws where there is a lone surrogate. */
  static void checkPairs(String text) {
    for (int index = 0; index < text.length(); index++)
      if (Character.isSurrogate(text.charAt(index))) pair(text.codePointAt(index), index++);
  }

  private static int pair(int point, int index) {
    if (Character.isSupplementaryCodePoint(point)) return point;
    throw new MismatchException("text", "a lone surrogate at index " + index);
  }

  private static int putNarrow(int c, byte[] bytes, int at) {
    if (c < 0x800) {
      bytes[at++] = (byte) (0xc0 | c >> 6);
    } else {
      bytes[at++] = (byte) (0xe0 | c >> 12);
      bytes[at++] = continuation(c >> 6);
    }
    bytes[at++] = continuation(c);
    return at;
  }

  private static int putWide(int c, byte[] bytes, int at) {
    bytes[at] = (byte) (0xf0 | c >> 18);
    bytes[at + 1] = continuation(c >> 12);
    bytes[at + 2] = continuation(c >> 6);
    bytes[at + 3] = continuation(c);
    return at + 4;
  }

  private static byte continuation(int bits) {
    return (byte) (0x80 | bits & 0x3f);
  }

  /** The first byte of the first ill-formed sequence, or -1. */
  static int firstIllFormed(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to) {
      int size = sequence(bytes, at, to);
      if (size == 0) return at;
      at += size;
    }
    return -1;
  }

  /** Bytes of the sequence at {@code at}, or 0 if it is ill-formed. */
  private static int sequence(byte[] bytes, int at, int to) {
    int lead = bytes[at] & 0xff;
    if (lead < 0x80) return 1;
    if (lead < 0xc2 || lead > 0xf4) return 0;
    int size = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (to - at < size || !secondFits(lead, bytes[at + 1] & 0xff)) return 0;
    for (int index = 2; index < size; index++) if (bytes[at + index] >= -64) return 0;
    return size;
  }

  private static boolean secondFits(int lead, int second) {
    int least = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    int most = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    return second >= least && second <= most;
  }
}
