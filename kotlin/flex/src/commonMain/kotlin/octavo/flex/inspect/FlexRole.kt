package octavo.flex.inspect

/** What the bytes of a [FlexRegion] are for. */
public enum class FlexRole {
    /** The root value itself, or the offset to it. */
    ROOT,

    /** The packed type of the root: the last byte but one. */
    ROOT_TYPE,

    /** The width of the root: the last byte. */
    ROOT_WIDTH,

    /** The bytes of a key. */
    KEY,

    /** The NUL after a key. */
    KEY_TERMINATOR,

    /** How many keys a key vector has. */
    KEY_VECTOR_SIZE,

    /** The offsets of a key vector, one unit a key. */
    KEY_VECTOR,

    /** A map's offset to its key vector. */
    MAP_KEYS,

    /** A map's note of how wide its key vector is. */
    MAP_KEYS_WIDTH,

    /** How many entries, elements or bytes follow. */
    SIZE,

    /** A scalar in its place in a container. */
    SCALAR,

    /** An offset in a container, to a value that is elsewhere. */
    OFFSET,

    /** The elements of a typed vector, one unit each. */
    ELEMENTS,

    /** The packed types of a container's values, one byte each. */
    TYPES,

    /** A scalar that a container refers to by offset. */
    INDIRECT,

    /** The UTF-8 bytes of a string. */
    STRING,

    /** The NUL after a string. */
    STRING_TERMINATOR,

    /** The bytes of a blob. */
    BLOB,

    /** Zero bytes that align what follows. */
    PADDING,

    /** Bytes that nothing refers to. */
    UNREFERENCED,
}
