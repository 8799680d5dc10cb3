package octavo.objects.wire;

/** Finds what is not well-formed UTF-8: table 3-7 of the Unicode Standard. */
final class Utf8 {
  private Utf8() {}

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
