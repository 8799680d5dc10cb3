package octavo.objects;

/** The value or the class is not one that the schema can hold. */
public final class MismatchException extends OctavoException {
  public MismatchException(String expected, String found) {
    this(expected, found, -1);
  }

  public MismatchException(String expected, String found, long offset) {
    super("mismatch", expected, found, offset);
  }
}
