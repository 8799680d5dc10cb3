package octavo.core

/**
 * Bounds how many keys of a message's maps, and elements of its sets, are compared with others: whoever writes it may choose them so that
 * a hash table has one place for all.
 */
@InternalOctavoApi
public class Collisions {
    // Doubles, since Longs are objects on JS.

    /** Comparisons that the tables so far would have taken at worst, whose keys were not counted. */
    private var uncounted = 0.0

    private var counted = 0.0
    private var most = 0.0

    /** Makes ready for a message of [byteCount] bytes. */
    public fun begin(byteCount: Int) {
        uncounted = 0.0
        counted = 0.0
        most = maxOf(MIN_COLLISIONS, COLLISIONS_PER_BYTE * byteCount)
    }

    /** Says whether the keys of another table, of [count], have to be counted: together with those before they could take too long. */
    public fun needsCounting(count: Int): Boolean {
        if (count <= FEW) return false
        uncounted += 0.5 * count * count
        return uncounted > MIN_COLLISIONS
    }

    /** Counts [comparisons] and says whether so many are allowed. */
    internal fun allows(comparisons: Int): Boolean {
        counted += comparisons
        return counted <= most
    }

    /** What is allowed, in words. */
    internal val expected: String get() = "at most ${most.toLong()} comparisons of keys"

    private companion object {
        /** Each key of so few is compared with 64 others at most, on the average: no more than [COLLISIONS_PER_BYTE]. */
        const val FEW = 128

        /** So many comparisons take less than a second. */
        const val MIN_COLLISIONS = 33_554_432.0 // 2^25

        const val COLLISIONS_PER_BYTE = 64.0
    }
}
