package octavo.flex.emit

import octavo.core.WordArray
import octavo.core.grownTo
import octavo.core.int
import octavo.core.reorder
import octavo.core.setDouble
import octavo.core.setInt

/**
 * The values of the containers that are still open: parallel arrays, one place a value.
 *
 * @property tracksReach whether [scalarWidth] and [furthest] are of use: what plans its widths does without
 */
internal class ValueStack(private val tracksReach: Boolean) : PackedValues {
    override var types = ByteArray(INITIAL)
        private set

    override var bits = WordArray(INITIAL)
        private set

    /** The key the value was given in its map, or -1. */
    var keys = IntArray(INITIAL)
        private set

    var size = 0
        private set

    /** The width of the widest scalar in the innermost container. */
    var scalarWidth = 0
        private set

    /** Where that value of the innermost container which is not a scalar was written first, or [NOWHERE]. */
    var furthest = NOWHERE
        private set

    /** Pushes a scalar, or what is planned before it is written. */
    fun push(packed: Int, bits: Long, key: Int) {
        val at = pushScalar(packed, key)
        this.bits[at] = bits
    }

    /** Pushes a scalar, or what is planned before it is written. */
    fun push(packed: Int, bits: Int, key: Int) {
        val at = pushScalar(packed, key)
        this.bits.setInt(at, bits)
    }

    /** Pushes a scalar. */
    fun push(packed: Int, value: Double, key: Int) {
        val at = pushScalar(packed, key)
        bits.setDouble(at, value)
    }

    /** Pushes what was written at [position]. */
    fun pushWritten(packed: Int, position: Int, key: Int) {
        val at = push(packed, key)
        bits.setInt(at, position)
        furthest = minOf(furthest, position)
    }

    @Suppress("NOTHING_TO_INLINE") // as below
    private inline fun pushScalar(packed: Int, key: Int): Int {
        scalarWidth = maxOf(scalarWidth, widthOf(packed))
        return push(packed, key)
    }

    /** Takes the next place for a value whose bits follow. */
    @Suppress("NOTHING_TO_INLINE") // a call of its own takes as long as the rest on Native
    private inline fun push(packed: Int, key: Int): Int {
        val at = size
        if (at == types.size) grow()
        types[at] = packed.toByte()
        keys[at] = key
        size = at + 1
        return at
    }

    private fun grow() {
        val capacity = types.size * 2
        types = types.copyOf(capacity)
        bits = bits.grownTo(capacity)
        keys = keys.copyOf(capacity)
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

    /** Begins a container, and notes at [at] of [frames] the two numbers that [leave] wants of the one around it. */
    fun enter(frames: IntArray, at: Int) {
        if (!tracksReach) return
        frames[at] = scalarWidth
        frames[at + 1] = furthest
        scalarWidth = 0
        furthest = NOWHERE
    }

    /** Ends the container that is the value pushed last, with what [enter] noted at [at] of [frames]. */
    fun leave(frames: IntArray, at: Int) {
        if (!tracksReach) return
        scalarWidth = frames[at]
        furthest = minOf(frames[at + 1], bits.int(size - 1))
    }

    /** Drops all values from [start] on. */
    fun truncate(start: Int) {
        size = start
    }

    /** Returns where the values from [start] on stand in stored [order], without their keys: on top, unless they came in it. */
    fun sorted(start: Int, order: IntArray?): Int {
        if (order == null) return start
        val first = size
        while (types.size - first < order.size) grow()
        for (place in order.indices) types[first + place] = types[start + order[place]]
        bits.reorder(start, order, first)
        size = first + order.size
        return first
    }

    fun clear() {
        size = 0
        scalarWidth = 0
        furthest = NOWHERE
        if (types.size <= KEPT) return
        types = ByteArray(INITIAL)
        bits = WordArray(INITIAL)
        keys = IntArray(INITIAL)
    }

    companion object {
        /** What is behind all positions. */
        const val NOWHERE = Int.MAX_VALUE

        private const val INITIAL = 64
        private const val KEPT = 1 shl 16
    }
}
