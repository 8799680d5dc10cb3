package octavo.flex.emit

/** Where each of a growing number of entries stands in the message. */
internal class Positions {
    private var written = IntArray(INITIAL)
    private var size = 0

    /** Returns where [entry] was written last, or -1. */
    operator fun get(entry: Int): Int = if (entry < size) written[entry] - 1 else -1

    /** Notes that [entry] was written at [position]. */
    operator fun set(entry: Int, position: Int) {
        if (entry >= written.size) written = written.copyOf(maxOf(entry + 1, written.size * 2))
        if (entry >= size) size = entry + 1
        written[entry] = position + 1
    }

    fun clear() {
        if (written.size > KEPT) written = IntArray(INITIAL) else written.fill(0, 0, size)
        size = 0
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16
    }
}
