package octavo.flex.emit

/** Where each copy of a key was written, by number: for messages that do not share their keys. */
internal class KeyCopies {
    private var keys = IntArray(INITIAL)
    private var positions = IntArray(INITIAL)
    private var size = 0

    /** Adds a copy of [key] and returns its number. */
    fun add(key: Int, position: Int): Int {
        if (size == keys.size) {
            keys = keys.copyOf(size * 2)
            positions = positions.copyOf(size * 2)
        }
        keys[size] = key
        positions[size] = position
        return size++
    }

    fun key(copy: Int): Int = keys[copy]

    fun position(copy: Int): Int = positions[copy]

    fun clear() {
        size = 0
        if (keys.size <= KEPT) return
        keys = IntArray(INITIAL)
        positions = IntArray(INITIAL)
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16
    }
}
