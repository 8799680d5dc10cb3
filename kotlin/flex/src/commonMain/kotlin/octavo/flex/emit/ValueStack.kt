package octavo.flex.emit

import octavo.core.WordArray
import octavo.core.copyBytes
import octavo.core.grownTo
import octavo.core.reorder
import octavo.core.setDouble
import octavo.core.setInt

/** The values of the containers that are still open: parallel arrays, one place a value. */
internal class ValueStack : PackedValues {
    override var types = ByteArray(INITIAL)
        private set

    override var bits = WordArray(INITIAL)
        private set

    /** The key the value was given in its map, or -1. */
    var keys = IntArray(INITIAL)
        private set

    var size = 0
        private set

    private var scratchTypes = ByteArray(INITIAL)
    private var scratchBits = WordArray(INITIAL)

    fun push(packed: Int, bits: Long, key: Int) {
        val at = push(packed, key)
        this.bits[at] = bits
    }

    fun push(packed: Int, bits: Int, key: Int) {
        val at = push(packed, key)
        this.bits.setInt(at, bits)
    }

    fun push(packed: Int, value: Double, key: Int) {
        val at = push(packed, key)
        bits.setDouble(at, value)
    }

    /** Takes the next place for a value whose bits follow. */
    private fun push(packed: Int, key: Int): Int {
        val at = size
        if (at == types.size) grow()
        types[at] = packed.toByte()
        keys[at] = key
        size = at + 1
        return at
    }

    private fun grow() {
        types = types.copyOf(size * 2)
        bits = bits.grownTo(size * 2)
        keys = keys.copyOf(size * 2)
    }

    fun packed(at: Int): Int = types[at].toInt() and 0xFF

    fun type(at: Int): Int = packed(at) ushr 2

    /** Returns the one scalar or key type of the values from [start] on, or -1: a vector of them can be typed. */
    fun commonType(start: Int): Int {
        if (start == size) return -1
        val type = type(start)
        if (!isTypable(type)) return -1
        for (at in start + 1 until size) if (type(at) != type) return -1
        return type
    }

    /** Drops all values from [start] on. */
    fun truncate(start: Int) {
        size = start
    }

    /** Puts the values from [start] on into stored [order], given as where each comes from; their keys stay behind. */
    fun sort(start: Int, order: IntArray) {
        if (scratchTypes.size < order.size) {
            scratchTypes = ByteArray(types.size)
            scratchBits = WordArray(types.size)
        }
        copyBytes(types, start, size, scratchTypes, 0)
        for (place in order.indices) types[start + place] = scratchTypes[order[place]]
        bits.reorder(start, order, scratchBits)
    }

    fun clear() {
        size = 0
        if (types.size <= KEPT) return
        types = ByteArray(INITIAL)
        bits = WordArray(INITIAL)
        keys = IntArray(INITIAL)
        scratchTypes = ByteArray(INITIAL)
        scratchBits = WordArray(INITIAL)
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16
    }
}
