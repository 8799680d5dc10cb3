package octavo.objects.wire;

/** Compressed integers: section 2 of spec/pack.md. A width code is the number of bytes less 1. */
public final class Compressed {
  private Compressed() {}

  public static int zigzag(int value) {
    return value << 1 ^ value >> 31;
  }

  public static long zigzag(long value) {
    return value << 1 ^ value >> 63;
  }

  public static int unzigzag(int bits) {
    return bits >>> 1 ^ -(bits & 1);
  }

  public static long unzigzag(long bits) {
    return bits >>> 1 ^ -(bits & 1);
  }

  public static int width(int bits) {
    return 31 - Integer.numberOfLeadingZeros(bits | 1) >>> 3;
  }

  public static int width(long bits) {
    return 63 - Long.numberOfLeadingZeros(bits | 1) >>> 3;
  }

  /** Puts {@code width + 1} bytes, and zeros behind them where that is not beyond {@code end}. */
  public static void put(byte[] bytes, int at, int bits, int width, int end) {
    if (end - at >= Integer.BYTES) LittleEndian.put(bytes, at, bits);
    else LittleEndian.putBits(bytes, at, bits, width + 1);
  }

  /** Puts {@code width + 1} bytes, and zeros behind them where that is not beyond {@code end}. */
  public static void put(byte[] bytes, int at, long bits, int width, int end) {
    if (end - at >= Long.BYTES) LittleEndian.put(bytes, at, bits);
    else LittleEndian.putBits(bytes, at, bits, width + 1);
  }

  /** Reads what has {@code width + 1} bytes. */
  public static int getInt(Reader reader, byte[] bytes, int at, int width) {
    if (reader.end - at < 4) return (int) getLast(reader, bytes, at, width);
    return LittleEndian.getInt(bytes, at) & -1 >>> 24 - 8 * width;
  }

  /** Reads what has {@code width + 1} bytes. */
  public static long getLong(Reader reader, byte[] bytes, int at, int width) {
    if (reader.end - at < 8) return getLast(reader, bytes, at, width);
    return LittleEndian.getLong(bytes, at) & -1L >>> 56 - 8 * width;
  }

  private static long getLast(Reader reader, byte[] bytes, int at, int width) {
    if (reader.end - at <= width) throw reader.truncated();
    return LittleEndian.getBits(bytes, at, width + 1);
  }

  /** Reads what has {@code width + 1} bytes, wherever they end in the array. */
  public static int getInt(byte[] bytes, int at, int width) {
    if (bytes.length - at < 4) return (int) LittleEndian.getBits(bytes, at, width + 1);
    return LittleEndian.getInt(bytes, at) & -1 >>> 24 - 8 * width;
  }

  /** Reads what has {@code width + 1} bytes, wherever they end in the array. */
  public static long getLong(byte[] bytes, int at, int width) {
    if (bytes.length - at < 8) return LittleEndian.getBits(bytes, at, width + 1);
    return LittleEndian.getLong(bytes, at) & -1L >>> 56 - 8 * width;
  }
}
