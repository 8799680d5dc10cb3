package octavo.flex.coder

/** Which key vector of a message was last proven to have the names of each shape, by the shape's id. */
internal class ProvenShapes {
    private var keys = IntArray(INITIAL)

    /** The number of the message times 16, plus the width of the key vector. */
    private var stamps = IntArray(INITIAL)

    fun has(shape: FlexShape, keys: Int, stamp: Int): Boolean =
        shape.id < stamps.size && stamps[shape.id] == stamp && this.keys[shape.id] == keys

    fun remember(shape: FlexShape, keys: Int, stamp: Int) {
        if (shape.id >= stamps.size) grow(shape.id)
        this.keys[shape.id] = keys
        stamps[shape.id] = stamp
    }

    private fun grow(id: Int) {
        val capacity = maxOf(id + 1, stamps.size * 2)
        keys = keys.copyOf(capacity)
        stamps = stamps.copyOf(capacity)
    }

    fun clear(): Unit = stamps.fill(0)

    private companion object {
        const val INITIAL = 64
    }
}
