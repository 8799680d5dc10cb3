package octavo.flex.emit

/**
 * Where each copy of a key was written, by number: for messages that do not share their keys.
 *
 * A map that ends drops its copies, so that those of the map that ends next are always the last ones, in the order they came in.
 */
internal class KeyCopies {
    var keys = IntArray(INITIAL)
        private set
    private var positions = IntArray(INITIAL)
    var size = 0
        private set

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

    /** Drops the last [count] copies. */
    fun drop(count: Int) {
        size -= count
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
