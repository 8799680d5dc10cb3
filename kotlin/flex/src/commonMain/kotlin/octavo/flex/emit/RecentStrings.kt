package octavo.flex.emit

import octavo.core.TextHash

/** Remembers the number of the last string seen for each low byte of a hash code: most strings of a message repeat. */
internal class RecentStrings {
    private val strings = arrayOfNulls<String>(SLOTS)
    private val hashes = IntArray(SLOTS)
    private val numbers = IntArray(SLOTS)

    /** The slots that hold a string, in the order they came to. */
    private val used = IntArray(SLOTS)
    private var usedCount = 0

    /** Returns the number of [string], or -1 when it is not remembered. */
    fun find(string: String): Int {
        val hash = TextHash.hash(string)
        val slot = hash and (SLOTS - 1)
        return if (hashes[slot] == hash && strings[slot] == string) numbers[slot] else -1
    }

    fun remember(string: String, number: Int) {
        val hash = TextHash.hash(string)
        val slot = hash and (SLOTS - 1)
        if (strings[slot] == null) used[usedCount++] = slot
        strings[slot] = string
        hashes[slot] = hash
        numbers[slot] = number
    }

    /** Forgets all strings; clearing every slot took a tenth of the time in which a message of 28 strings is written. */
    fun clear() {
        for (index in 0 until usedCount) strings[used[index]] = null
        usedCount = 0
    }

    companion object {
        private const val SLOTS = 256

        /** A longer string is hashed for longer than it takes to write it, and repeats less. */
        const val MAX_LENGTH = 32
    }
}
