package octavo.objects.schema;

import java.util.Locale;

/** The types without parts. */
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

  /** Bytes of a value written in full width; 0 for other types. */
  public final int size;

  /** Bits of a compressed integer's width code; 0 for other types. */
  public final int widthBits;

  /** The most bytes of a compressed integer; 0 for other types. */
  public final int maxWidth;

  /** The smallest integer of the type. */
  public final long min;

  /**
   * The largest integer of the type, to be compared as unsigned: it is -1 for unsigned 64-bit
   * integers.
   */
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

  /** Returns whether values are integers or floats of a fixed width, written in full. */
  public boolean isFixed() {
    return size > 0;
  }

  /** Returns whether values are integers whose width codes say how wide they are. */
  public boolean isCompressed() {
    return widthBits > 0;
  }

  /** Returns whether every value of {@code other} is also a value of this type. */
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

  /** Returns whether the values include integers below zero. */
  public boolean isSigned() {
    return min < 0;
  }

  /** Returns whether the length of a value is in the header. */
  public boolean hasLengthCode() {
    return this == STR || this == BYTES;
  }

  /** Returns the name of the type in the text of a schema. */
  public String keyword() {
    return name().toLowerCase(Locale.ROOT);
  }
}
