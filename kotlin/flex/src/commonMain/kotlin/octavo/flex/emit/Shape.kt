package octavo.flex.emit

/**
 * The keys of a map, in the order they came and in the order they are stored.
 *
 * @property keys the keys as they came
 * @property order for each stored place, the place it came from; null when they came sorted
 */
internal class Shape(val keys: IntArray, val order: IntArray?) {
    /** Where this shape's key vector was written last, or -1, and its width. */
    var keyVector = -1
    var keyVectorWidth = 0

    val size: Int get() = keys.size

    /** Returns the key stored at [index]. */
    fun key(index: Int): Int = if (order == null) keys[index] else keys[order[index]]
}
