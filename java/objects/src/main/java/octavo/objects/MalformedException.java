package octavo.objects;

/** Thrown when bytes are not a valid pack message, or not a valid frame. */
public final class MalformedException extends OctavoException {
  private final MalformedKind kind;

  /**
   * Creates an exception for the byte at {@code offset} of the message; its path is the root until
   * {@link #within} extends it.
   */
  public MalformedException(MalformedKind kind, String expected, String found, long offset) {
    super("malformed", expected, found, offset, null);
    this.kind = kind;
  }

  /** Returns the kind of fault. */
  public MalformedKind kind() {
    return kind;
  }
}
