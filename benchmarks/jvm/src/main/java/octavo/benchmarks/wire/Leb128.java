package octavo.benchmarks.wire;

/**
 * Groups of 7 bits, the lowest first; up to 8 bytes are spread and gathered in one register, since
 * a branch for every byte is mispredicted where lengths vary.
 */
final class Leb128 {
  private static final long CONTINUED = 0x8080808080808080L;

  private Leb128() {}

  /** Writes an unsigned integer with 8 bytes of room at least; returns where it ends. */
  static int put(byte[] to, int at, long value) {
    if (value >>> 56 != 0) return putLong(to, at, value);
    int bits = 64 - Long.numberOfLeadingZeros(value | 1);
    int length = bits * 9 + 64 >>> 6;
    long more = CONTINUED & (1L << (length - 1 << 3)) - 1;
    Memory.put(to, at, spread(value) | more);
    return at + length;
  }

  /** The same for what is most often below 128: a length, a count, an element. */
  static int putSmall(byte[] to, int at, long value) {
    if (value >>> 7 != 0) return put(to, at, value);
    to[at] = (byte) value;
    return at + 1;
  }

  private static int putLong(byte[] to, int at, long value) {
    int end = at;
    long rest = value;
    for (; rest >>> 7 != 0; rest >>>= 7) to[end++] = (byte) (rest | 0x80);
    to[end++] = (byte) rest;
    return end;
  }

  /** Reads an unsigned integer of at most {@code bits} bits. */
  static long get(Reader from, int bits) {
    int at = from.at;
    if (from.bytes.length - at >= 8) {
      long word = Memory.i64(from.bytes, at);
      long stop = ~word & CONTINUED;
      if (stop != 0) {
        long value = gather(word & (stop ^ stop - 1));
        from.at = at + (Long.numberOfTrailingZeros(stop) + 1 >>> 3);
        if (bits < 64 && value >>> bits != 0) throw new Malformed("integer out of range", at);
        return value;
      }
    }
    return getSlowly(from, bits);
  }

  /** The same for what is most often below 128. */
  static long getSmall(Reader from, int bits) {
    int at = from.at;
    if (at == from.bytes.length || from.bytes[at] < 0) return get(from, bits);
    from.at = at + 1;
    return from.bytes[at];
  }

  private static long getSlowly(Reader from, int bits) {
    int start = from.at;
    long value = 0;
    for (int shift = 0; shift < bits; shift += 7) {
      byte next = from.bytes[from.take(1)];
      long group = next & 0x7f;
      if (group << shift >>> shift != group || bits - shift < 7 && group >>> bits - shift != 0)
        break;
      value |= group << shift;
      if (next >= 0) return value;
    }
    throw new Malformed("integer out of range", start);
  }

  private static long spread(long value) {
    long x = value & 0xfffffffL | (value & 0xfffffff0000000L) << 4;
    x = x & 0x3fff00003fffL | (x & 0xfffc0000fffc000L) << 2;
    return x & 0x7f007f007f007fL | (x & 0x3f803f803f803f80L) << 1;
  }

  private static long gather(long word) {
    long x = word & 0x7f007f007f007fL | (word & 0x7f007f007f007f00L) >>> 1;
    x = x & 0x3fff00003fffL | (x & 0x3fff00003fff0000L) >>> 2;
    return x & 0xfffffffL | (x & 0xfffffff00000000L) >>> 4;
  }
}
