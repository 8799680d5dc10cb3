package octavo.objects.wire;

/**
 * Reads texts that are keys of maps: short ones come again and again, and a known one, whose hash
 * is known too, costs less than a new one. Threads that write the same place at once lose nothing
 * but a string.
 */
public final class KeyText {
  /** Bytes of the longest key that is kept. */
  private static final int MAX_SIZE = 16;

  private static final int BITS = 10;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  private static final long NOT_ASCII = 0x8080808080808080L;
  private static final Entry[] ENTRIES = new Entry[1 << BITS];

  /** A key, and its first and its last 8 bytes; the last are 0 if there are no more than 8. */
  private record Entry(long first, long last, String key) {
    boolean is(long first, long last, int size) {
      return this.first == first && this.last == last && key.length() == size;
    }
  }

  private KeyText() {}

  /** The {@code size} bytes from {@code at} on as text. */
  public static String getShort(Reader reader, byte[] bytes, int at, int size) {
    if (reader.end - at < size) throw reader.truncated();
    String key = isKept(bytes, at, size) ? kept(bytes, at, size) : null;
    if (key == null) return Text.getShort(reader, bytes, at, size);
    reader.checkStringBytes(at, size);
    return key;
  }

  /** Text whose length does not fit the header. */
  public static String getLong(Reader reader, byte[] bytes, boolean isOptional) {
    return Text.getLong(reader, bytes, isOptional);
  }

  /** {@code size} bytes as text; or null, where a reader is to look at them. */
  public static String getWhole(byte[] bytes, int at, int size) {
    return isKept(bytes, at, size) ? kept(bytes, at, size) : Text.getWhole(bytes, at, size);
  }

  private static boolean isKept(byte[] bytes, int at, int size) {
    return size > 0 && size <= MAX_SIZE && bytes.length - at >= Long.BYTES;
  }

  private static String kept(byte[] bytes, int at, int size) {
    long all = LittleEndian.getLong(bytes, at);
    long first = size < 8 ? all & -1L >>> 64 - 8 * size : all;
    long last = size > 8 ? LittleEndian.getLong(bytes, at + size - 8) : 0;
    int place = (int) ((first + last) * SPREAD >>> 64 - BITS);
    Entry entry = ENTRIES[place];
    if (entry != null && entry.is(first, last, size)) return entry.key;
    String key = Text.getWhole(bytes, at, size);
    if (((first | last) & NOT_ASCII) == 0) ENTRIES[place] = new Entry(first, last, key);
    return key;
  }
}
