package octavo.flex.coder

/** The arrays that a builder's lists of numbers pass through: kept, since on JS making one takes longer than putting 20 doubles. */
@PublishedApi
internal class NumberBuffers {
    private var ints = IntArray(0)
    private var longs = LongArray(0)
    private var floats = FloatArray(0)
    private var doubles = DoubleArray(0)

    /** Returns an array of [size] at least. */
    fun ints(size: Int): IntArray = atLeast(size, ints, ints.size, ::IntArray) { ints = it }

    /** Returns an array of [size] at least. */
    fun longs(size: Int): LongArray = atLeast(size, longs, longs.size, ::LongArray) { longs = it }

    /** Returns an array of [size] at least. */
    fun floats(size: Int): FloatArray = atLeast(size, floats, floats.size, ::FloatArray) { floats = it }

    /** Returns an array of [size] at least. */
    fun doubles(size: Int): DoubleArray = atLeast(size, doubles, doubles.size, ::DoubleArray) { doubles = it }

    private inline fun <A> atLeast(size: Int, kept: A, keptSize: Int, make: (Int) -> A, keep: (A) -> Unit): A = when {
        size <= keptSize -> kept
        size <= LARGEST_KEPT -> make(LARGEST_KEPT).also(keep)
        else -> make(size)
    }

    private companion object {
        const val LARGEST_KEPT = 256
    }
}
