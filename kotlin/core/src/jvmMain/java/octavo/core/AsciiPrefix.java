package octavo.core;

/** Copies the ASCII part of strings; in Java to suppress that its method is deprecated. */
final class AsciiPrefix {
  private AsciiPrefix() {}

  /**
   * Copies the characters of {@code text} up to the first that is not ASCII and returns how many.
   * The copy is a vectorised one and makes no array: deprecated because it drops the upper byte of
   * each character, which is none here.
   */
  @SuppressWarnings("deprecation")
  static int copy(String text, byte[] target, int at) {
    int length = text.length();
    int end = 0;
    while (end < length && text.charAt(end) < 0x80) end++;
    text.getBytes(0, end, target, at);
    return end;
  }
}
