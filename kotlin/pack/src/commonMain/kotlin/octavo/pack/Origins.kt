package octavo.pack

/** Where offsets count from (4.9): the first byte of the message, and of the sections of each open struct around the next value. */
internal class Origins {
    private var indexes = IntArray(4)
    private var count = 0

    /** The innermost one. */
    val last: Int get() = indexes[count - 1]

    /** Begins a message, whose first byte stands at [index]. */
    fun begin(index: Int) {
        count = 0
        enter(index)
    }

    /** Enters an open struct, whose sections begin at [index]. */
    fun enter(index: Int) {
        if (count == indexes.size) indexes = indexes.copyOf(count * 2)
        indexes[count++] = index
    }

    /** Leaves the open struct entered last. */
    fun leave() {
        count--
    }
}
