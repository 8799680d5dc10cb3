package octavo.objects.schema;

import java.util.Locale;

/** Types that have no parts. */
public enum Scalar implements Schema {
  BOOL,
  I8(1, -1L << 7, (1L << 7) - 1),
  I16(2, -1L << 15, (1L << 15) - 1),
  I32(4, -1L << 31, (1L << 31) - 1),
  I64(8, Long.MIN_VALUE, Long.MAX_VALUE),
  U8(1, 0, (1L << 8) - 1),
  U16(2, 0, (1L << 16) - 1),
  U32(4, 0, (1L << 32) - 1),
  U64(8, 0, -1),
  F32(4, 0, 0),
  F64(8, 0, 0),
  VI32(2, 4, -1L << 31, (1L << 31) - 1),
  VI53(3, 7, -(1L << 53) + 1, (1L << 53) - 1),
  VI64(3, 8, Long.MIN_VALUE, Long.MAX_VALUE),
  VU32(2, 4, 0, (1L << 32) - 1),
  VU53(3, 7, 0, (1L << 53) - 1),
  VU64(3, 8, 0, -1),
  STR,
  SHARED,
  BYTES,
  DYNAMIC;

  /** Bytes of a value that is written in full, or 0. */
  public final int size;

  /** Bits of a compressed integer's width code, or 0. */
  public final int widthBits;

  /** Bytes of the widest compressed integer, or 0. */
  public final int maxWidth;

  /** The least integer. */
  public final long min;

  /** The greatest integer; of 64 bits without a sign it is -1, to be compared as unsigned. */
  public final long max;

  Scalar() {
    this(0, 0, 0, 0, 0);
  }

  Scalar(int size, long min, long max) {
    this(size, 0, 0, min, max);
  }

  Scalar(int widthBits, int maxWidth, long min, long max) {
    this(0, widthBits, maxWidth, min, max);
  }

  Scalar(int size, int widthBits, int maxWidth, long min, long max) {
    this.size = size;
    this.widthBits = widthBits;
    this.maxWidth = maxWidth;
    this.min = min;
    this.max = max;
  }

  /** Whether a value is written in full: an integer or a float of a fixed width. */
  public boolean isFixed() {
    return size > 0;
  }

  /** Whether a value is an integer as wide as its code says. */
  public boolean isCompressed() {
    return widthBits > 0;
  }

  /** Whether every value of {@code other} is one of this, too. */
  public boolean holds(Scalar other) {
    if (this == other) return true;
    if (isText() && other.isText()) return true;
    if (this == F64 && other == F32) return true;
    return isInteger()
        && other.isInteger()
        && other.min >= min
        && Long.compareUnsigned(other.max, max) <= 0;
  }

  private boolean isText() {
    return this == STR || this == SHARED;
  }

  private boolean isInteger() {
    return max != 0;
  }

  /** Whether the values are integers below zero, too. */
  public boolean isSigned() {
    return min < 0;
  }

  /** Whether the length of a value is in the header. */
  public boolean hasLengthCode() {
    return this == STR || this == BYTES;
  }

  /** The name in a schema's text. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
