package octavo.pack.evolve

/** What belongs to schemas, by their fingerprints in ascending order: in a hash table, whoever makes up schemas could have them crowd. */
internal class ByFingerprint<V : Any> {
    private val fingerprints = ArrayList<Long>()
    private val values = ArrayList<V>()

    operator fun get(fingerprint: Long): V? = values.getOrNull(fingerprints.binarySearch(fingerprint))

    /** Adds the [value] of a [fingerprint] that has none yet. */
    fun add(fingerprint: Long, value: V) {
        val index = fingerprints.binarySearch(fingerprint).inv()
        fingerprints.add(index, fingerprint)
        values.add(index, value)
    }
}
