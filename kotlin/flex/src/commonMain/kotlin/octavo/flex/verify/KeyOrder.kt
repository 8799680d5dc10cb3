package octavo.flex.verify

import octavo.flex.Memory
import octavo.flex.PositionMap

/**
 * Compares neighbouring keys in linear time.
 *
 * Two long keys may be neighbours in many key vectors. Pairs that are equal in their first [PREFIX] bytes wait until all
 * keys are known; then each of these keys is ranked once.
 */
internal class KeyOrder(private val memory: Memory) {
    private class Pair(val first: Long, val second: Long, val slot: Long)

    private val waiting = ArrayList<Pair>()

    /** Whether the key at [first] is less than the one at [second], or it is too early to say; [slot] is where the second's offset stands. */
    fun ascends(first: Long, second: Long, slot: Long): Boolean {
        val order = compare(first, second, PREFIX)
        if (order == UNDECIDED) waiting += Pair(first, second, slot)
        return order < 0 || order == UNDECIDED
    }

    /** Returns the slot of a key that is not greater than the one before it, among the pairs that waited, or -1. */
    fun firstUnordered(): Long {
        if (waiting.isEmpty()) return -1
        val ranks = ranksOf(waitingKeys())
        return waiting.firstOrNull { ranks[it.first]!! >= ranks[it.second]!! }?.slot ?: -1
    }

    private fun waitingKeys(): List<Long> {
        val sorted = waiting.flatMap { listOf(it.first, it.second) }.sorted()
        return sorted.filterIndexed { index, key -> index == 0 || sorted[index - 1] != key }
    }

    private fun ranksOf(keys: List<Long>): PositionMap<Int> {
        val ranks = PositionMap<Int>()
        val sorted = keys.sortedWith { a, b -> compare(a, b, Long.MAX_VALUE) }
        var rank = 0
        for ((index, key) in sorted.withIndex()) {
            if (index > 0 && compare(sorted[index - 1], key, Long.MAX_VALUE) != 0) rank++
            ranks[key] = rank
        }
        return ranks
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

    private companion object {
        const val PREFIX = 64L
        const val UNDECIDED = Int.MAX_VALUE
    }
}
