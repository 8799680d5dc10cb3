package octavo.objects.wire;

import static java.nio.charset.StandardCharsets.UTF_8;

import octavo.objects.MalformedKind;

/** Text as UTF-8. */
public final class Text {
  /** The code of a length that stands in a varint. */
  static final int LONG = 15;

  private static final char REPLACEMENT = '\ufffd';

  private static final long NOT_ASCII = 0x8080808080808080L;

  /** Below this length, characters are copied one by one. */
  private static final int SHORT = 16;

  /**
   * Bytes of a text up to which six loads see all: 17 to 48 that are ASCII take 0.8 of the JDK's
   * time (benchmarks/findings/objects.md).
   */
  private static final int SEEN = 48;

  /** Room that is wanted beyond a text: its length, and what follows. */
  private static final int MOST_BEHIND = 16;

  static {
    // The compiler leaves of isLatin1 a look at how the string is stored, on JDK 25 only once it
    // has seen both ways often: 2 ns instead of 42 for 20 characters. So texts are asked by
    // codePointBefore, of which it has seen what we show it: what it has compiled for others by
    // then, as charAt and often codePointAt, learns nothing more (benchmarks/findings/objects.md).
    String latin1 = "a".repeat(40);
    String other = latin1 + "\u2713";
    for (int count = 0; count < 10_000; count++)
      if (isLatin1(other) || !isLatin1(latin1)) throw new AssertionError();
  }

  private Text() {}

  /**
   * Writes a text whose length is in a header, from {@code at} on, and returns the end. With {@code
   * most} bytes or more, what its length has above that comes first: so the code is the number of
   * bytes written, or {@code most} if they are more.
   */
  public static int put(Writer writer, int at, String text, int most) {
    return put(writer, at, text, most, most);
  }

  /**
   * Writes a text that might not be there: as {@link #put}, but the length comes first, less 14, if
   * it is 15 or more, and a zero comes first if it is 0.
   */
  public static int putOptional(Writer writer, int at, String text) {
    return text.isEmpty() ? putEmpty(writer, at) : put(writer, at, text, LONG, LONG - 1);
  }

  static int putEmpty(Writer writer, int at) {
    return Writer.putVarint(writer.room(at, 1), at, 0);
  }

  /** The code of a text of which so many bytes were written. */
  public static int optionalCode(String text, int written) {
    return text.isEmpty() ? LONG : Math.min(written, LONG);
  }

  private static int put(Writer writer, int at, String text, int most, int base) {
    int length = text.length();
    byte[] bytes = writer.bytes;
    boolean isShort = length < most && bytes.length - at >= MOST_BEHIND;
    if (!isShort) return putAny(writer, at, text, most, base);
    return putShort(bytes, at, text, length) ? at + length : putUtf8(writer, at, text, most, base);
  }

  private static int putAny(Writer writer, int at, String text, int most, int base) {
    int length = text.length();
    byte[] bytes = writer.room(at, (long) length + MOST_BEHIND);
    int start = length < most ? at : Writer.putVarint(bytes, at, length - base);
    if (length < SHORT ? putShort(bytes, start, text, length) : putLong(bytes, start, text, length))
      return start + length;
    return putUtf8(writer, at, text, most, base);
  }

  /**
   * Bytes of a text if it is ASCII, and of its length where that is not in a header: less {@code
   * base}, which is 14 for a text that might not be there, else 15.
   */
  public static int asciiSize(String text, int base) {
    int length = text.length();
    boolean isShort = length < LONG && (length > 0 || base == LONG);
    return isShort ? length : length + Writer.varintSize(Math.max(0, length - base));
  }

  /** Puts a text where there are {@code size} bytes for it, or returns false: it is not ASCII. */
  public static boolean putAscii(byte[] bytes, int at, String text, int size, int base) {
    int length = text.length();
    int start = length == size ? at : Writer.putVarint(bytes, at, Math.max(0, length - base));
    return length < SHORT
        ? putShort(bytes, start, text, length)
        : putLong(bytes, start, text, length);
  }

  /** The compiler makes less ado about a loop when it knows that it is short. */
  private static boolean putShort(byte[] bytes, int at, String text, int length) {
    int all = 0;
    for (int index = 0; index < (length & SHORT - 1); index++) {
      int point = text.codePointBefore(index + 1);
      bytes[at + index] = (byte) point;
      all |= point;
    }
    return all < 0x80;
  }

  @SuppressWarnings("deprecation") // not for the bytes of Latin-1
  private static boolean putLong(byte[] bytes, int at, String text, int length) {
    if (!isLatin1(text)) return false;
    text.getBytes(0, length, bytes, at);
    return isAscii(bytes, at, at + length);
  }

  private static boolean isLatin1(String text) {
    int length = text.length();
    for (int index = 1; index <= length; index++)
      if (text.codePointBefore(index) > 0xff) return false;
    return true;
  }

  /** Writes a text's length and the text, from {@code at} on, and returns the end. */
  public static int putLone(Writer writer, int at, String text) {
    return put(writer, at, text, 0);
  }

  /** Writes twice a text's length and the text, from {@code at} on, and returns the end. */
  static int putShared(Writer writer, int at, String text) {
    int length = text.length();
    byte[] bytes = writer.room(at, (long) length + MOST_BEHIND);
    int start = Writer.putVarint(bytes, at, 2 * length);
    if (length < SHORT ? putShort(bytes, start, text, length) : putLong(bytes, start, text, length))
      return start + length;
    byte[] encoded = encoded(text);
    start = Writer.putVarint(writer.room(at, encoded.length + MOST_BEHIND), at, 2 * encoded.length);
    System.arraycopy(encoded, 0, writer.bytes, start, encoded.length);
    return start + encoded.length;
  }

  /**
   * Writes a text that is not ASCII. What comes before it takes the room that it would take before
   * ASCII, mostly: else the text is moved.
   */
  private static int putUtf8(Writer writer, int at, String text, int most, int base) {
    int start = at + leadSize(text.length(), most, base);
    int end = putChars(writer, start, text);
    int size = end - start;
    int lead = leadSize(size, most, base);
    byte[] bytes = writer.room(end, MOST_BEHIND);
    if (at + lead != start) System.arraycopy(bytes, start, bytes, at + lead, size);
    if (lead > 0) Writer.putVarint(bytes, at, size - base);
    return at + lead + size;
  }

  /** Bytes of what comes before a text. */
  private static int leadSize(int size, int most, int base) {
    return size < most ? 0 : Writer.varintSize(size - base);
  }

  private static int putChars(Writer writer, int at, String text) {
    char[] chars = writer.chars;
    int length = text.length();
    int to;
    for (int from = 0; from < length; from = to) {
      to = Math.min(length, from + chars.length);
      if (to < length && Character.isHighSurrogate(text.charAt(to - 1))) to--;
      text.getChars(from, to, chars, 0);
      byte[] bytes = writer.room(at, Utf8.MOST * (to - from));
      at = Utf8.put(chars, to - from, from, bytes, at);
    }
    return at;
  }

  /** The bytes of a text; a lone surrogate is an error. */
  public static byte[] encoded(String text) {
    Utf8.checkPairs(text);
    return text.getBytes(UTF_8);
  }

  /** Reads {@code size} bytes from {@code at} on, which the limits are for. */
  public static String getShort(Reader reader, byte[] bytes, int at, int size) {
    if (reader.end - at < size) throw reader.truncated();
    reader.checkStringBytes(at, size);
    return get(reader, bytes, at, size);
  }

  /**
   * Reads {@code size} bytes that are there. Whether many are ASCII the JDK sees sooner: of those
   * that it takes for Latin-1, none has been replaced.
   */
  @SuppressWarnings("deprecation") // not for ASCII
  public static String get(Reader reader, byte[] bytes, int at, int size) {
    return size <= SEEN && isAsciiUpToSeen(bytes, at, size)
        ? new String(bytes, 0, at, size)
        : decoded(reader, bytes, at, size);
  }

  /** Reads a text whose length does not fit the header. */
  public static String getLong(Reader reader, byte[] bytes, boolean isOptional) {
    return reader.text(bytes, reader.longSize(bytes, isOptional));
  }

  /** Reads {@code size} bytes; or returns null, where a reader is to look at them. */
  @SuppressWarnings("deprecation") // not for ASCII
  public static String getWhole(byte[] bytes, int at, int size) {
    if (size <= SEEN && isAsciiUpToSeen(bytes, at, size)) return new String(bytes, 0, at, size);
    String text = new String(bytes, at, size, UTF_8);
    return text.indexOf(REPLACEMENT) >= 0 ? null : text;
  }

  /** The {@link Span} of a text whose length does not fit the header. */
  public static long longSpan(byte[] bytes, int at, boolean isOptional) {
    if (!isOptional) return Span.behindVarint(bytes, at, LONG);
    return bytes[at] == 0 ? Span.of(at + 1, 0) : Span.behindVarint(bytes, at, LONG - 1);
  }

  /**
   * Where the JDK has put in a replacement, the text has one itself, or the bytes are ill-formed.
   */
  private static String decoded(Reader reader, byte[] bytes, int at, int size) {
    String text = new String(bytes, at, size, UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0) checkWellFormed(reader, bytes, at, size);
    return text;
  }

  private static void checkWellFormed(Reader reader, byte[] bytes, int at, int size) {
    int wrong = Utf8.firstIllFormed(bytes, at, at + size);
    if (wrong >= 0)
      throw reader.malformed(
          MalformedKind.UTF8, wrong, "UTF-8", String.format("byte %02x", bytes[wrong]));
  }

  /** Of 16 bytes or more. */
  private static boolean isAscii(byte[] bytes, int from, int to) {
    long all = LittleEndian.getLong(bytes, to - 8);
    for (int at = from; at < to - 8; at += 8) all |= LittleEndian.getLong(bytes, at);
    return (all & NOT_ASCII) == 0;
  }

  /** Of up to {@link #SEEN} bytes: loads overlap, so there is no loop. */
  private static boolean isAsciiUpToSeen(byte[] bytes, int from, int size) {
    if (size < 8) return isShortAscii(bytes, from, size);
    int to = from + size;
    long all = LittleEndian.getLong(bytes, from) | LittleEndian.getLong(bytes, to - 8);
    if (size > 16)
      all |= LittleEndian.getLong(bytes, from + 8) | LittleEndian.getLong(bytes, to - 16);
    if (size > 32)
      all |= LittleEndian.getLong(bytes, from + 16) | LittleEndian.getLong(bytes, to - 24);
    return (all & NOT_ASCII) == 0;
  }

  private static boolean isShortAscii(byte[] bytes, int from, int size) {
    int to = from + size;
    if (size >= 4)
      return ((LittleEndian.getInt(bytes, from) | LittleEndian.getInt(bytes, to - 4))
              & (int) NOT_ASCII)
          == 0;
    return size == 0 || (bytes[from] | bytes[from + (size >> 1)] | bytes[to - 1]) >= 0;
  }
}
