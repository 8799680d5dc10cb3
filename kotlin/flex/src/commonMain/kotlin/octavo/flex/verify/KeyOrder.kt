package octavo.flex.verify

import octavo.flex.Memory
import octavo.flex.PositionMap
import octavo.flex.unsigned

/**
 * Compares neighbouring keys in linear time.
 *
 * Two long keys may be neighbours in many key vectors. Vectors with neighbours that are equal in their first [PREFIX] bytes wait until
 * all keys are known; then each of these keys is ranked once. Of what waits little is kept: eight bytes for a vector, and its long keys once.
 */
internal class KeyOrder(private val memory: Memory) {
    /** The vectors that wait: where each begins, times [WIDTHS], and the base-2 logarithm of its width. */
    private var waiting = LongArray(INITIAL)
    private var waitingCount = 0

    /** The ranks of the long keys, 0 until all are known. */
    private val ranks = PositionMap<Int>()
    private var longKeys = LongArray(INITIAL)
    private var longKeyCount = 0

    /** Whether it is too early to say of the vector that is looked at. */
    private var isUndecided = false

    /** Begins a key vector. */
    fun begin() {
        isUndecided = false
    }

    /** Whether the key at [first] is less than its neighbour at [second], or it is too early to say. */
    fun ascends(first: Long, second: Long): Boolean {
        val order = compare(first, second, PREFIX)
        if (order != UNDECIDED) return order < 0
        isUndecided = true
        note(first)
        note(second)
        return true
    }

    private fun note(key: Long) {
        ranks.getOrPut(key) {
            longKeys = longKeys.withRoomFor(longKeyCount)
            longKeys[longKeyCount++] = key
            0
        }
    }

    /** Ends the key vector that begins at [base]: it waits if it is too early to say. */
    fun end(base: Long, width: Int) {
        if (!isUndecided) return
        waiting = waiting.withRoomFor(waitingCount)
        waiting[waitingCount++] = base * WIDTHS + width.countTrailingZeroBits()
    }

    /** Returns the slot of a key that is not greater than the one before it, among the vectors that waited, or -1. */
    fun firstUnordered(): Long {
        rank()
        for (index in 0 until waitingCount) {
            val slot = firstUnordered(waiting[index] / WIDTHS, 1 shl (waiting[index] % WIDTHS).toInt())
            if (slot >= 0) return slot
        }
        return -1
    }

    private fun firstUnordered(base: Long, width: Int): Long {
        var previous: Int? = null
        for (index in 0 until memory.unsigned(base - width, width)) {
            val slot = base + index * width
            val rank = ranks[slot - memory.unsigned(slot, width)]
            if (previous != null && rank != null && previous >= rank) return slot
            previous = rank
        }
        return -1
    }

    private fun rank() {
        val sorted = longKeys.take(longKeyCount).sortedWith { a, b -> compare(a, b, Long.MAX_VALUE) }
        var rank = 0
        for ((index, key) in sorted.withIndex()) {
            if (index > 0 && compare(sorted[index - 1], key, Long.MAX_VALUE) != 0) rank++
            ranks[key] = rank
        }
    }

    /** Compares two zero-terminated keys, or gives [UNDECIDED] when their first [byteCount] bytes are equal. */
    private fun compare(first: Long, second: Long, byteCount: Long): Int {
        if (first == second) return 0
        var index = 0L
        while (index < byteCount) {
            val left = memory.byteAt(first + index).toInt() and 0xFF
            val right = memory.byteAt(second + index).toInt() and 0xFF
            if (left != right) return left - right
            if (left == 0) return 0
            index++
        }
        return UNDECIDED
    }

    private fun LongArray.withRoomFor(count: Int): LongArray = if (count < size) this else copyOf(2 * size)

    private companion object {
        const val PREFIX = 64L
        const val UNDECIDED = Int.MAX_VALUE
        const val INITIAL = 16

        /** How many widths there are. */
        const val WIDTHS = 4
    }
}
