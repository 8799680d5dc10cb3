package octavo.flex.coder

/**
 * The strings of a message that were decoded last, by position: a string that is shared is made twice at most.
 *
 * Only the second time is it kept. To store a reference in a table that has lived long takes a barrier, as dear as it is to decode
 * a short string (G1, JDK 25), and most strings come once.
 */
internal class DecodedStrings {
    private val strings = arrayOfNulls<String>(SLOTS)
    private val positions = IntArray(SLOTS)

    /** Number of the message and the string's length, so that nothing is cleared between messages. */
    private val stamps = IntArray(SLOTS)

    /** Returns the text of [byteCount] bytes, or of [KEY], at [position] of message [epoch], or null when it is not kept. */
    fun find(position: Int, byteCount: Int, epoch: Int): String? {
        val slot = slot(position)
        return if (positions[slot] == position && stamps[slot] == stamp(byteCount, epoch)) strings[slot] else null
    }

    /** Notes that [text], of [byteCount] bytes or of [KEY], was decoded; it is kept if it was before. */
    fun note(position: Int, byteCount: Int, epoch: Int, text: String) {
        val slot = slot(position)
        val stamp = stamp(byteCount, epoch)
        if (positions[slot] == position && stamps[slot] == stamp) {
            strings[slot] = text
        } else {
            positions[slot] = position
            stamps[slot] = stamp
            strings[slot] = null
        }
    }

    private fun slot(position: Int): Int = (position * SPREAD) ushr (32 - LOG_SLOTS)

    private fun stamp(byteCount: Int, epoch: Int): Int = epoch * (KEY + 1) + byteCount

    fun clear() {
        stamps.fill(0)
        strings.fill(null)
    }

    companion object {
        private const val LOG_SLOTS = 8
        private const val SLOTS = 1 shl LOG_SLOTS

        /** 2^32 divided by the golden ratio. */
        private const val SPREAD = -0x61c88647

        /** A longer string is not kept after its message. */
        const val MAX_BYTES = 255

        /** Stands for the length of a key, which is not known before it is read. */
        const val KEY = 256
    }
}
