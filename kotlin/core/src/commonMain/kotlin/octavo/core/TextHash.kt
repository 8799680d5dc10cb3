package octavo.core

/** Hashes the characters of texts, in the way that is fastest here: anyone can foresee it, and texts that are alike may share a hash. */
@InternalOctavoApi
public expect object TextHash {
    /** Length up to which a text is hashed in less time than it takes to write it. */
    public val longest: Int

    public fun hash(text: String): Int
}
