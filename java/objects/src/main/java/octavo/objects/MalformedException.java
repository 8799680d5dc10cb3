package octavo.objects;

/** The bytes are not valid pack, or no frame of it. */
public final class MalformedException extends OctavoException {
  /** What is wrong, as section 7 of spec/pack.md or rule 8 of spec/frame.md has it. */
  public enum Kind {
    /** The bytes end inside a value. */
    TRUNCATED,

    /** Bytes are left after the root. */
    TRAILING,

    /** A bit or a byte that must be zero is not. */
    RESERVED,

    /** A number has no meaning for its type. */
    RANGE,

    /** A varint is too long or too large. */
    VARINT,

    /** A count is of more values than the bytes left can hold. */
    COUNT,

    /** Text is not well-formed UTF-8. */
    UTF8,

    /** A shared text, a class or an object is none of those before it. */
    REFERENCE,

    /** A map has a key twice. */
    DUPLICATE,

    /** An open struct ends inside a section. */
    SECTION,

    /** A limit of the reader is exceeded. */
    LIMIT,

    /** A frame begins with a byte that no frame begins with. */
    LEAD,

    /** A frame's checksum is not that of its bytes. */
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
