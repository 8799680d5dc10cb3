package octavo.flex.coder

/** The strings of a message that were decoded last, by position: a shared string is made once. */
internal class DecodedStrings {
    private val strings = arrayOfNulls<String>(SLOTS)
    private val positions = IntArray(SLOTS)
    private val byteCounts = IntArray(SLOTS)

    /** Number of the message that each string belongs to, so that nothing is cleared between messages. */
    private val epochs = IntArray(SLOTS)

    /** Returns the text of [byteCount] bytes, or of [KEY], at [position] of message [epoch], or null when it is not remembered. */
    fun find(position: Int, byteCount: Int, epoch: Int): String? {
        val slot = slot(position)
        return if (positions[slot] == position && epochs[slot] == epoch && byteCounts[slot] == byteCount) strings[slot] else null
    }

    fun remember(position: Int, byteCount: Int, epoch: Int, text: String) {
        val slot = slot(position)
        positions[slot] = position
        byteCounts[slot] = byteCount
        epochs[slot] = epoch
        strings[slot] = text
    }

    private fun slot(position: Int): Int = (position * SPREAD) ushr (32 - LOG_SLOTS)

    fun clear() {
        epochs.fill(0)
        strings.fill(null)
    }

    companion object {
        private const val LOG_SLOTS = 8
        private const val SLOTS = 1 shl LOG_SLOTS

        /** 2^32 divided by the golden ratio. */
        private const val SPREAD = -0x61c88647

        /** Stands for the length of a key, which is not known before it is read. */
        const val KEY = -1

        /** A longer string is not kept after its message. */
        const val MAX_BYTES = 256
    }
}
