package octavo.benchmarks.wire;

/** Signed integers as unsigned ones: 0, -1, 1, -2 become 0, 1, 2, 3. */
final class Zigzag {
  private Zigzag() {}

  static int encode(int value) {
    return value << 1 ^ value >> 31;
  }

  static long encode(long value) {
    return value << 1 ^ value >> 63;
  }

  static int decode(int code) {
    return code >>> 1 ^ -(code & 1);
  }

  static long decode(long code) {
    return code >>> 1 ^ -(code & 1);
  }
}
