package octavo.core

/**
 * Bounds how many keys of a message's maps, and elements of its sets, are compared with others: whoever writes it may choose them so that
 * a hash table has one place for all. A large key counts as several.
 *
 * Of a table with a few keys none is counted: that they are compared takes no longer than to read them does. But a table in a key is
 * searched whenever the key is compared. Once a message has one, the keys of all its tables are counted, and a key as many times more as
 * it took comparisons to read it.
 */
@InternalOctavoApi
public abstract class Collisions {
    // Doubles, since Longs are objects on JS.

    /** Comparisons that the tables so far would have taken at worst, whose keys were not counted. */
    private var uncounted = 0.0

    /** The bytes or values that keys would have been compared by, if all were in each of a table's keys. */
    private var uncountedSize = 0.0

    private var size = 0
    private var most = 0.0

    /** Comparisons so far, each as many times as the key is large. */
    internal var counted = 0.0
        private set

    /** How many tables have been opened. */
    internal var tables = 0
        private set

    /** Whether there has been a table: until then nothing is in a key. */
    public val hasTables: Boolean get() = tables > 0

    /** Whether the keys of all tables are counted, however few they are. */
    internal var countsFew = false

    /** How much of the message has been decoded, in bytes or in values; what comes by reference counts each time. */
    public abstract val decoded: Double

    /** What is allowed, in words. */
    internal val expected: String get() = "at most ${most.toLong()} comparisons of keys"

    /** Makes ready for a message of [byteCount] bytes, of which no more than [size] bytes and values are decoded. */
    public open fun begin(byteCount: Int, size: Int = byteCount) {
        uncounted = 0.0
        uncountedSize = 0.0
        this.size = size
        counted = 0.0
        most = maxOf(MIN_COLLISIONS, COLLISIONS_PER_BYTE * byteCount)
        tables = 0
        countsFew = false
    }

    /** Says whether the keys of another table, of [count], have to be counted: together with those before they could take too long. */
    internal fun needsCounting(count: Int): Boolean {
        tables++
        if (countsFew) return true
        if (tablesDoubleForCrowds) return count > TOO_FEW_TO_SPREAD
        if (count <= FEW) return false
        uncounted += 0.5 * count * count
        uncountedSize += 0.5 * count * size
        return uncounted > MIN_COLLISIONS || uncountedSize > MIN_COMPARED_SIZE
    }

    /** Counts the keys of all tables from now on, those that are open among them: they may be larger than the message. */
    protected fun countFew() {
        if (countsFew) return
        countsFew = true
        tables++
    }

    /** Returns as how many bytes or values [length] characters count that are compared at once. */
    public fun sizeOfText(length: Double): Double = length / SMALL

    /**
     * Counts [comparisons] with a key of [size] bytes or values, in which so many [inner] ones were counted, and says whether so many are
     * allowed. To find a key in one that is compared, its parts are hashed.
     */
    internal fun allows(comparisons: Int, size: Double, inner: Double): Boolean {
        counted += comparisons * maxOf(1.0, size - SMALL + 1 + inner)
        if (countsFew) counted += size
        return counted <= most
    }

    /** Makes the error of a table at [at], whose keys are not as [expected]. */
    public abstract fun refused(expected: String, at: Int): MalformedException

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
