package octavo.core

/** Sorts what makes bytes malformed, in the words of spec/pack.md and spec/frame.md, which say where each is reported. */
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

    /** A count is of more values than the bytes left can hold. */
    COUNT,

    /** Text is not well-formed UTF-8. */
    UTF8,

    /** A shared text is none of those before it. */
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
    CHECKSUM,
}
