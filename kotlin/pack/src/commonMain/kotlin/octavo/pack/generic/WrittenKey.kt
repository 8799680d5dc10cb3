package octavo.pack.generic

import octavo.core.ByteHash

/** A key by its [bytes]; nobody can prepare keys of the same hash. */
internal class WrittenKey(val bytes: ByteArray) {
    override fun equals(other: Any?): Boolean = other is WrittenKey && bytes.contentEquals(other.bytes)

    override fun hashCode(): Int = ByteHash.hash(bytes, 0, bytes.size)
}
