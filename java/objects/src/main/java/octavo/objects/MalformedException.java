package octavo.objects;

/** The bytes are not valid pack, or no frame of it. */
public final class MalformedException extends OctavoException {
  /** What is wrong, as section 7 of spec/pack.md or rule 8 of spec/frame.md has it. */
  public enum Kind {
    TRUNCATED,
    TRAILING,
    RESERVED,
    RANGE,
    VARINT,
    COUNT,
    UTF8,
    REFERENCE,
    DUPLICATE,
    SECTION,
    LIMIT,
    LEAD,
    CHECKSUM
  }

  private final Kind kind;

  /**
   * One of what stands at a byte of the message, whose path is the root until {@link #within} says
   * more.
   */
  public MalformedException(Kind kind, String expected, String found, long offset) {
    super("malformed", expected, found, offset, null);
    this.kind = kind;
  }

  /** What is wrong. */
  public Kind kind() {
    return kind;
  }
}
