package octavo.objects.emit;

import java.util.Arrays;
import octavo.objects.MalformedKind;
import octavo.objects.MismatchException;
import octavo.objects.wire.Reader;

/** What generated code throws. */
public final class Guard {
  private Guard() {}

  /** The error for null where there must be a value. */
  public static RuntimeException missing() {
    return new MismatchException("a value", "null");
  }

  /** The index of a constant where nothing says that it is one of {@code constants}. */
  public static int index(Enum<?> value, Object[] constants) {
    int index = value.ordinal();
    if (index < constants.length && constants[index] == value) return index;
    throw new MismatchException("one of " + Arrays.asList(constants), value.toString());
  }

  /** The error for header bits that must be zero. */
  public static RuntimeException reserved(Reader reader, int header) {
    return reader.malformed(MalformedKind.RESERVED, header, "zero bits", "others");
  }

  /** The error for an index that is not below {@code count}. */
  public static RuntimeException range(Reader reader, int header, int count, int index) {
    return reader.malformed(
        MalformedKind.RANGE, header, "an index below " + count, Integer.toString(index));
  }
}
