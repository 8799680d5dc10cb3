package octavo.flex.emit

/**
 * The keys of a map, in the order they came and in the order they are stored.
 *
 * @property number its place in the [ShapeTable]
 * @property keys the keys as they came
 * @property order for each stored place, the place it came from; null when they came sorted
 * @property keyVector the key vector written for these keys last, whatever order they came in
 */
internal class Shape(val number: Int, val keys: IntArray, val order: IntArray?, val keyVector: KeyVector) {
    val size: Int get() = keys.size

    /** Returns the key stored at [index]. */
    fun key(index: Int): Int = keys[source(index)]

    /** Returns the place the key stored at [index] came from. */
    fun source(index: Int): Int = if (order == null) index else order[index]
}

/**
 * Where a key vector was written in the message that [table] is at.
 *
 * @property keyBytes how many bytes its keys have, with their terminators
 */
internal class KeyVector(private val table: ShapeTable, val keyBytes: Int) {
    /** Position of its first element, once it is written. */
    var position = 0
        private set
    var width = 0
        private set

    /** Number of the message it was written in. */
    private var message = 0

    /** It with its keys, once that is asked for and if it is brief. */
    var block: KeyBlock? = null

    val isWritten: Boolean get() = message == table.message

    /** Notes that this message has it at [position], in elements of [width]. */
    fun place(position: Int, width: Int) {
        this.position = position
        this.width = width
        message = table.message
    }
}
