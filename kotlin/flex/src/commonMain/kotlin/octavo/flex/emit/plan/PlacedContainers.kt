package octavo.flex.emit.plan

/** Where the containers of a message were written, and how wide. */
internal class PlacedContainers {
    private var positions = IntArray(INITIAL)
    private var widths = ByteArray(INITIAL)

    fun reserve(count: Int) {
        if (count <= positions.size) return
        positions = IntArray(count)
        widths = ByteArray(count)
    }

    fun position(container: Int): Int = positions[container]

    fun width(container: Int): Int = widths[container].toInt()

    fun place(container: Int, position: Int, width: Int) {
        positions[container] = position
        widths[container] = width.toByte()
    }

    fun clear() {
        if (positions.size <= KEPT) return
        positions = IntArray(INITIAL)
        widths = ByteArray(INITIAL)
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16
    }
}
