package octavo.objects.dynamic;

import octavo.objects.MalformedKind;
import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/** Objects that come again: section 5 of spec/objects.md. */
final class References {
  /** So many values may be hashed in any message: it takes less than half a second. */
  private static final long MIN_HASHED = 1 << 24;

  private static final int MAX_HASHED_PER_BYTE = 64;

  private References() {}

  /** Writes which object a value is if it has come before, and tells whether it has. */
  static boolean write(Writer writer, ClassCoder coder, Object value) {
    if (!coder.isReferable) return false;
    int number = writer.objects.number(value);
    if (number < 0) return false;
    writer.varint(Tags.REFERENCE);
    writer.varint(number);
    return true;
  }

  /** Reads which object comes again; the tag stood at {@code first}. */
  static Object read(Reader reader, byte[] bytes, Class<?> declared, int first) {
    int number = reader.varint(bytes);
    if (number >= reader.objects.count())
      throw reader.malformed(
          MalformedKind.REFERENCE, first, "an object before", "number " + number);
    if (reader.objects.isPassedOver(number))
      throw reader.mismatch(
          first,
          "an object that is known to this version of what it is in",
          "number " + number,
          null);
    Object object = reader.objects.get(number);
    if (object == null)
      throw reader.mismatch(
          first,
          "a cycle through objects that can change",
          "a record or an immutable collection",
          null);
    if (!declared.isInstance(object))
      throw reader.mismatch(
          first, "a " + declared.getName(), "a " + object.getClass().getName(), null);
    return object;
  }

  /**
   * Counts values that are going to be hashed or compared: where objects are shared, a small
   * message may stand for more of them than there is time to look at.
   */
  static void countHashed(Reader reader, long values, int first) {
    long most = Math.max(MIN_HASHED, (long) MAX_HASHED_PER_BYTE * reader.size());
    if (reader.objects.hash(values) > most)
      throw reader.malformed(
          MalformedKind.LIMIT,
          first,
          "at most " + most + " values inside keys",
          "more, shared ones counted in full");
  }
}
