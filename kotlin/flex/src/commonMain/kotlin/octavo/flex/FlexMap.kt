package octavo.flex

/**
 * The entries of a map, in ascending order of the bytes of their keys; each is read when accessed.
 *
 * Looking up a missing key returns null; looking up a key whose value is null returns a value that [FlexValue.isNull].
 */
public class FlexMap internal constructor(
    /** The values, in the order of the keys. */
    public val values: FlexVector,
    private val keys: FlexKeys,
) : Iterable<FlexEntry> {
    /** Number of entries. */
    public val size: Int get() = values.size

    /** Returns the value of [key], or null when the map does not have it. */
    public operator fun get(key: FlexKey): FlexValue? = indexOf(key).let { if (it < 0) null else values[it] }

    /** Returns the value of [key], or null when the map does not have it; a [FlexKey] created once is faster. */
    public operator fun get(key: String): FlexValue? = FlexKey.orNull(key)?.let { get(it) }

    /** Returns the index of [key], or -1 when the map does not have it. */
    public fun indexOf(key: FlexKey): Int = values.source.located { keys.find(key) }

    /** Returns whether there is an entry with [key]. */
    public operator fun contains(key: String): Boolean = get(key) != null

    /** Returns key [index]; throws [IndexOutOfBoundsException] outside [0, [size]). */
    public fun keyAt(index: Int): FlexText = values.source.located { keys.text(index, values.source) }

    /** Returns value [index]; throws [IndexOutOfBoundsException] outside [0, [size]). */
    public fun valueAt(index: Int): FlexValue = values[index]

    override fun iterator(): Iterator<FlexEntry> = iterator { for (index in 0 until size) yield(FlexEntry(this@FlexMap, index)) }

    /** Returns a map that reads each value with [read] when accessed, as in `view { it.long }`. */
    public fun <T> view(read: (FlexValue) -> T): Map<String, T> = FlexMapView(this, read)

    override fun toString(): String = "map of $size"

    internal companion object {
        fun empty(source: FlexValue) = FlexMap(FlexVector.empty(source), FlexKeys(source.memory, 0, 1, 0))
    }
}
