package octavo.core

/**
 * The places of keys in a hash table that looks for a free one from where a key's hash code points on, downwards: of keys with one hash
 * code, each passes all before it; so it does in any table.
 */
internal class HashPlaces : KeyPlaces {
    /** The hash codes so far: when the table grows, all are placed anew. */
    private var hashes = IntArray(room(INITIAL))
    private var size = 0

    /** A bit for each place, whether it is taken. */
    private var taken = IntArray(INITIAL / Int.SIZE_BITS)
    private var shift = (INITIAL - 1).countLeadingZeroBits()

    override val isSparse: Boolean get() = false

    override fun take(key: Any?): Int = if (key == null || isKeptInOrder(key)) 0 else take(key.hashCode())

    /** What can be compared is in a tree, if many have one hash code. */
    private fun isKeptInOrder(key: Any): Boolean = key is String || key is Int || key is Long

    /** Takes a place for another key with this [hash], and returns how many are passed on the way, in whole words of [taken]. */
    fun take(hash: Int): Int {
        if (size == hashes.size) grow()
        hashes[size++] = hash
        return place(hash)
    }

    private fun place(hash: Int): Int {
        val place = hash * GOLDEN ushr shift
        var word = place / Int.SIZE_BITS
        var free = taken[word].inv() and (-1 ushr (Int.SIZE_BITS - 1 - place % Int.SIZE_BITS))
        var passed = 0
        while (free == 0) {
            word = (word - 1) and (taken.size - 1)
            free = taken[word].inv()
            passed += Int.SIZE_BITS
        }
        taken[word] = taken[word] or free.takeHighestOneBit()
        return passed
    }

    private fun grow() {
        val places = 2 * taken.size * Int.SIZE_BITS
        hashes = hashes.copyOf(room(places))
        taken = IntArray(places / Int.SIZE_BITS)
        shift--
        for (index in 0 until size) place(hashes[index])
    }

    private companion object {
        const val INITIAL = 1 shl 8

        /** 2^32 divided by the golden ratio: spreads hash codes that differ little. */
        const val GOLDEN = -0x61c88647

        /** Two thirds of the places are taken at most. */
        fun room(places: Int): Int = places / 3 * 2
    }
}
