package octavo.objects;

/** The value or the class is not one that the schema can hold. */
public final class MismatchException extends OctavoException {
  /** One of a value or a class, at no byte. */
  public MismatchException(String expected, String found) {
    this(expected, found, -1, null);
  }

  /** One for what was read from a place on; {@code cause} is what refused it. */
  public MismatchException(String expected, String found, long offset, Throwable cause) {
    super("mismatch", expected, found, offset, cause);
  }
}
