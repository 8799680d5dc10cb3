package octavo.objects.containers;

import octavo.objects.wire.LittleEndian;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Text;

/**
 * Strings that were keys of maps: keys come again and again, and a known one, whose hash is known
 * too, costs less than a new one. Threads that write the same place at once lose nothing but a
 * string.
 */
final class ShortKeys {
  /** Bytes of the longest key that is kept. */
  static final int MAX_SIZE = 8;

  private static final int BITS = 10;
  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  private static final long NOT_ASCII = 0x8080808080808080L;
  private static final Entry[] ENTRIES = new Entry[1 << BITS];

  private record Entry(long bits, String key) {}

  private ShortKeys() {}

  /** The next {@code size} bytes, 1 to 8, as text. */
  static String get(Reader reader, byte[] bytes, int size) {
    boolean isThere = reader.end - reader.at >= size;
    String key = isThere ? getWhole(bytes, reader.at, size) : null;
    if (key == null) return reader.text(bytes, size);
    reader.checkStringBytes(reader.at, size);
    reader.at += size;
    return key;
  }

  /** {@code size} bytes, 1 to 8, as text; or null, where a reader is to look at them. */
  static String getWhole(byte[] bytes, int at, int size) {
    if (bytes.length - at < MAX_SIZE) return Text.getWhole(bytes, at, size);
    long bits = LittleEndian.getLong(bytes, at) & -1L >>> 64 - 8 * size;
    int place = (int) (bits * SPREAD >>> 64 - BITS);
    Entry entry = ENTRIES[place];
    boolean isKnown = entry != null && entry.bits == bits && entry.key.length() == size;
    return isKnown ? entry.key : add(bytes, at, size, bits, place);
  }

  private static String add(byte[] bytes, int at, int size, long bits, int place) {
    String key = Text.getWhole(bytes, at, size);
    if ((bits & NOT_ASCII) == 0) ENTRIES[place] = new Entry(bits, key);
    return key;
  }
}
