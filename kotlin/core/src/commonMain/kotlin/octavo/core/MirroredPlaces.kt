package octavo.core

/**
 * The places of keys in Kotlin's own hash table, which follows the same rules: it looks for a free place downwards from where a key's hash
 * code points, and doubles when that takes more than twice as long as it ever did, so that chosen keys make it as large as they like.
 */
internal class MirroredPlaces(capacity: Int) : KeyPlaces {
    private var keys = arrayOfNulls<Any?>(capacity)
    private var hashes = IntArray(capacity)
    private var size = 0

    /** The number of the key in each place, from 1 on. */
    private var places = IntArray(placesFor(capacity))

    /** The most others that a key had to pass. */
    private var farthest = 2

    val placeCount: Int get() = places.size

    override val isSparse: Boolean get() = places.size / MAX_PLACES_PER_KEY > keys.size

    override fun take(key: Any?): Int {
        val hash = key.hashCode()
        var passed = pass(key, hash)
        while (passed == FULL) {
            if (isSparse) return 0
            passed = pass(key, hash)
        }
        return passed
    }

    /** Returns how many [key] passes, or [FULL] when the table had to grow for it. */
    private fun pass(key: Any?, hash: Int): Int {
        val most = minOf(2 * farthest, places.size / 2)
        var place = home(hash)
        for (passed in 0..most) {
            val number = places[place]
            if (number == 0) return add(key, hash, place, passed)
            if (hashes[number - 1] == hash && keys[number - 1] == key) return passed
            place = (place - 1) and (places.size - 1)
        }
        rehash(2 * places.size)
        return FULL
    }

    private fun add(key: Any?, hash: Int, place: Int, passed: Int): Int {
        if (size == keys.size) {
            grow()
            return FULL
        }
        keys[size] = key
        hashes[size++] = hash
        places[place] = size
        farthest = maxOf(farthest, passed)
        return passed
    }

    private fun home(hash: Int): Int = hash * GOLDEN ushr (places.size.countLeadingZeroBits() + 1)

    private fun grow() {
        val capacity = maxOf(size + (size shr 1), size + 1)
        keys = keys.copyOf(capacity)
        hashes = hashes.copyOf(capacity)
        val most = placesFor(capacity)
        if (most > places.size) rehash(most)
    }

    private fun rehash(count: Int) {
        places = IntArray(count)
        for (index in 0 until size) {
            var place = home(hashes[index])
            while (places[place] != 0) place = (place - 1) and (count - 1)
            places[place] = index + 1
        }
    }

    private companion object {
        const val FULL = -1

        /** What hash codes are multiplied by: 2^32 divided by the golden ratio. */
        const val GOLDEN = -0x61c88647

        /** Of numbers in a row, at any distance, of random ones, of texts and of records none made a table have more than 6. */
        const val MAX_PLACES_PER_KEY = 32

        fun placesFor(capacity: Int): Int = (3 * maxOf(capacity, 1)).takeHighestOneBit()
    }
}
