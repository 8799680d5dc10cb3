package octavo.objects.wire;

import octavo.objects.MalformedKind;

/** Runs of bits, from the lowest of each byte on, with zeros behind the last: rules 5.1 and 5.4. */
public final class Bits {
  private Bits() {}

  /** Bytes that so many bits take. */
  public static int size(int count) {
    return (int) ((count + 7L) / 8);
  }

  /** The bit with that index, of those that begin at {@code first}. */
  public static boolean isSet(byte[] bytes, int first, int index) {
    return (bytes[first + (index >> 3)] >> (index & 7) & 1) != 0;
  }

  /** Passes over bits, and returns how many of them are set. */
  public static int skip(Reader reader, byte[] bytes, int count) {
    int first = reader.at;
    reader.skip(size(count));
    if (count % 8 != 0 && (bytes[reader.at - 1] & 0xff) >>> count % 8 != 0)
      throw reader.malformed(MalformedKind.RESERVED, reader.at - 1, "zero bits", "others");
    int set = 0;
    for (int at = first; at < reader.at; at++) set += Integer.bitCount(bytes[at] & 0xff);
    return set;
  }
}
