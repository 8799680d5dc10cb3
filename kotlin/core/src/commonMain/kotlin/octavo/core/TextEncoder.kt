package octavo.core

/** Encodes text as [Utf8.encode] does, in the way that is fastest here; has storage of its own, so one thread uses it at a time. */
@InternalOctavoApi
public expect class TextEncoder() {
    /**
     * Writes [text] into [target] from [at] on and returns the end.
     *
     * Throws [MismatchException] on a lone surrogate, [IndexOutOfBoundsException] when the text does not fit.
     */
    public fun encode(text: String, target: ByteArray, at: Int): Int

    /** Does the same and takes the [hash] of what it wrote. */
    public fun encodeAndHash(text: String, target: ByteArray, at: Int): Int

    /** What [ByteHash] makes of the bytes that [encodeAndHash] wrote last. */
    public var hash: Int
        private set
}
