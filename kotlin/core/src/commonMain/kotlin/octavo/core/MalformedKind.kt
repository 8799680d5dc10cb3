package octavo.core

/** The kinds of faults in bytes, as spec/pack.md and spec/frame.md define them, which also say where each is reported. */
public enum class MalformedKind {
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

    /** A count announces more values than the remaining bytes can hold. */
    COUNT,

    /** Text is not well-formed UTF-8. */
    UTF8,

    /** A reference does not lead to an earlier shared text. */
    REFERENCE,

    /** A map has the same key twice. */
    DUPLICATE,

    /** An open struct ends inside a section. */
    SECTION,

    /** A limit of the reader is exceeded. */
    LIMIT,

    /** The first byte of a frame is not a valid lead byte. */
    LEAD,

    /** A frame's checksum does not match its bytes. */
    CHECKSUM,
}
