package octavo.objects;

/** What is wrong, as section 7 of spec/pack.md or rule 8 of spec/frame.md has it. */
public enum MalformedKind {
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
