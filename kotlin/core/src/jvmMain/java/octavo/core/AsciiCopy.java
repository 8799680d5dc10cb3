package octavo.core;

/** Copies ASCII text as its Latin-1 bytes: no encoder, no decoder, no buffer. */
final class AsciiCopy {
  /**
   * Whether this is the fastest way: the compiler of JDK 25 finds out that a Latin-1 string needs
   * no look at its characters (6.4 ns for 24 of them, the encoder 10.3), that of JDK 17 often does
   * not (18.6 and 10.7 ns).
   */
  static final boolean IS_FAST = javaVersion() >= 25;

  static {
    if (IS_FAST) showBoth();
  }

  private AsciiCopy() {}

  /**
   * Writes text, of 8 characters at least, into target from at on and returns the end, or -1 where
   * text is not ASCII.
   */
  static int copy(String text, byte[] target, int at) {
    if (!copyLatin1(text, target, at)) return -1;
    int end = at + text.length();
    return AsciiBytesKt.isAscii(target, at, end) ? end : -1;
  }

  /** Writes text as Latin-1 into target from at on and says whether it is that. */
  @SuppressWarnings("deprecation") // not for the bytes of Latin-1
  static boolean copyLatin1(String text, byte[] target, int at) {
    if (!isLatin1(text)) return false;
    text.getBytes(0, text.length(), target, at);
    return true;
  }

  /**
   * Returns the text of the ASCII in [start, end) of bytes: the compiler takes this constructor in,
   * but not the one with a charset (5.0 and 8.9 ns for 8 to 16 of them on JDK 25).
   */
  @SuppressWarnings("deprecation") // not for ASCII
  static String text(byte[] bytes, int start, int end) {
    return new String(bytes, 0, start, end - start);
  }

  /**
   * The compiler leaves of this a look at how the string is stored, unless few that it has seen
   * were not Latin-1: then it makes a call for each of their characters and keeps the loop, 50 ns
   * for 64 of any string. So it is shown both, by a method that hardly anyone else calls: charAt is
   * shown what the whole program reads (benchmarks/findings/ledger.md).
   */
  private static boolean isLatin1(String text) {
    int length = text.length();
    for (int index = 0; index < length; index++)
      if (text.codePointBefore(index + 1) > 0xff) return false;
    return true;
  }

  private static void showBoth() {
    String latin1 = new String(new char[40]);
    String other = latin1.concat("\u2713");
    for (int count = 0; count < 2_000; count++)
      if (isLatin1(other) || !isLatin1(latin1)) throw new AssertionError();
  }

  private static int javaVersion() {
    try {
      return Integer.parseInt(System.getProperty("java.specification.version"));
    } catch (NumberFormatException old) {
      return 0;
    }
  }
}
