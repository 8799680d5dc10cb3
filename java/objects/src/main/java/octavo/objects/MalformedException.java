package octavo.objects;

/** The bytes are not valid pack, or no frame of it. */
public final class MalformedException extends OctavoException {
  private final MalformedKind kind;

  /**
   * One of what stands at a byte of the message, whose path is the root until {@link #within} says
   * more.
   */
  public MalformedException(MalformedKind kind, String expected, String found, long offset) {
    super("malformed", expected, found, offset, null);
    this.kind = kind;
  }

  /** What is wrong. */
  public MalformedKind kind() {
    return kind;
  }
}
