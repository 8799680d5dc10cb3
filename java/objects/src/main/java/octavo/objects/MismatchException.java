package octavo.objects;

/** Thrown when the schema cannot hold a value or a class. */
public final class MismatchException extends OctavoException {
  /** Creates an exception for a value or a class; its offset is -1. */
  public MismatchException(String expected, String found) {
    this(expected, found, -1, null);
  }

  /** Creates an exception for the value read at {@code offset}, which {@code cause} refused. */
  public MismatchException(String expected, String found, long offset, Throwable cause) {
    super("mismatch", expected, found, offset, cause);
  }
}
