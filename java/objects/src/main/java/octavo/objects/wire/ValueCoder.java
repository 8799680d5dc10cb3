package octavo.objects.wire;

/**
 * Writes and reads lone values of one shape; null is not among them.
 *
 * <p>Depths count the values around a value, itself included. Implementations are records or hidden
 * classes: the compiler takes the fields of no others for constants.
 */
public interface ValueCoder {
  /** Appends a value. */
  void write(Writer writer, Object value, int depth);

  /** Reads a value. */
  Object read(Reader reader, int depth);
}
