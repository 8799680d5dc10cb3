package octavo.objects.handles;

import octavo.objects.wire.Reader;
import octavo.objects.wire.Writer;

/**
 * Writes and reads the values of one shape; null is not among them.
 *
 * <p>Depths count the values around a value, itself included.
 */
abstract class Node {
  /** What stands on the wire for a value: what {@link #code} and {@link #write} take. */
  Object toWire(Object value) {
    return value;
  }

  /** What a value has in the header of its struct. */
  int code(Object value) {
    return 0;
  }

  /** Checks a code that stands in the header at {@code header}. */
  void checkCode(Reader reader, int code, int header) {}

  /** Writes what a value has outside the header. */
  abstract void write(Writer writer, Object value, int code, int depth);

  /** Reads what a value has outside the header. */
  abstract Object read(Reader reader, int code, int depth);

  /** Passes over what {@link #read} would read, and makes nothing of it that lasts. */
  void skip(Reader reader, int code, int depth) {
    read(reader, code, depth);
  }
}
