package octavo.core

/**
 * Bounds how many keys of a message's maps, and elements of its sets, are compared with others: whoever writes it may choose them so that
 * a hash table has one place for all. A large key counts as several.
 */
@InternalOctavoApi
public class Collisions {
    // Doubles, since Longs are objects on JS.

    /** Comparisons that the tables so far would have taken at worst, whose keys were not counted. */
    private var uncounted = 0.0

    /** The bytes or values that keys would have been compared by, if all were in each of a table's keys. */
    private var uncountedSize = 0.0

    private var size = 0
    private var counted = 0.0
    private var most = 0.0

    /** Makes ready for a message of [byteCount] bytes, of which no more than [size] bytes and values are decoded. */
    public fun begin(byteCount: Int, size: Int = byteCount) {
        uncounted = 0.0
        uncountedSize = 0.0
        this.size = size
        counted = 0.0
        most = maxOf(MIN_COLLISIONS, COLLISIONS_PER_BYTE * byteCount)
    }

    /** Says whether the keys of another table, of [count], have to be counted: together with those before they could take too long. */
    public fun needsCounting(count: Int): Boolean {
        if (tablesDoubleForCrowds) return count > TOO_FEW_TO_SPREAD
        if (count <= FEW) return false
        uncounted += 0.5 * count * count
        uncountedSize += 0.5 * count * size
        return uncounted > MIN_COLLISIONS || uncountedSize > MIN_COMPARED_SIZE
    }

    /** Counts [comparisons] with a key of [keySize] bytes or values, and says whether so many are allowed. */
    internal fun allows(comparisons: Int, keySize: Int): Boolean {
        counted += comparisons * maxOf(1.0, keySize - SMALL + 1.0)
        return counted <= most
    }

    /** What is allowed, in words. */
    internal val expected: String get() = "at most ${most.toLong()} comparisons of keys"

    private companion object {
        /** Each key of so few is compared with 64 others at most, on the average: no more than [COLLISIONS_PER_BYTE]. */
        const val FEW = 128

        /** Six or seven chosen keys double a table: so many do so five times. */
        const val TOO_FEW_TO_SPREAD = 32

        /** So many comparisons take less than a second. */
        const val MIN_COLLISIONS = 33_554_432.0 // 2^25

        const val COLLISIONS_PER_BYTE = 64.0

        /** Bytes of a key, or values in it, that are compared in the time that it takes to find it. */
        const val SMALL = 16

        /** So many take about as long as [MIN_COLLISIONS]. */
        const val MIN_COMPARED_SIZE = 268_435_456.0 // 2^28
    }
}
