package octavo.flex.coder

/**
 * The strings of a message that were decoded last, by position: a string that is shared is made twice at most.
 *
 * Only the second time is it kept. To store a reference in a table that has lived long takes a barrier, as dear as it is to decode
 * a short string (G1, JDK 25), and most strings come once.
 */
internal class DecodedStrings {
    private val strings = arrayOfNulls<String>(SLOTS)

    /** The mark of what is kept in each slot: no two messages share one, so that nothing is cleared between them. */
    private val kept = IntArray(SLOTS)

    /** What was decoded last to each slot. */
    private val marks = IntArray(SLOTS)

    /** How many bytes the messages before had that still have marks, and one more. */
    private var past = 1
    private var length = 0

    /** Makes ready for a message of [length] bytes. */
    fun begin(length: Int) {
        past += this.length
        this.length = length
        if (past > MAX_PAST - length) clear()
    }

    /** Returns the mark of the string at [position], with a size field of this [width] (a base-2 logarithm) unless it is a [KEY]. */
    fun mark(position: Int, width: Int): Int = (past + position) * (KEY + 1) + width

    /** Returns the text with this [mark], or null when it is not kept. */
    fun find(mark: Int): String? {
        val slot = slot(mark)
        return if (kept[slot] == mark) strings[slot] else null
    }

    /** Notes that [text] was decoded; it is kept if it was before, unless the message is so large that strings share marks. */
    fun note(mark: Int, text: String) {
        if (length > MAX_PAST) return
        val slot = slot(mark)
        if (marks[slot] == mark) {
            kept[slot] = mark
            strings[slot] = text
        } else {
            marks[slot] = mark
        }
    }

    fun slot(mark: Int): Int = (mark * SPREAD) ushr (32 - LOG_SLOTS)

    private fun clear() {
        past = 1
        kept.fill(0)
        marks.fill(0)
        strings.fill(null)
    }

    companion object {
        private const val LOG_SLOTS = 8
        private const val SLOTS = 1 shl LOG_SLOTS

        /** 2^32 divided by the golden ratio. */
        private const val SPREAD = -0x61c88647

        /** A longer string is not kept after its message. */
        const val MAX_BYTES = 255

        /** Stands for the width of a size field where there is none. */
        const val KEY = 4

        /** Bytes that marks tell apart. */
        const val MAX_PAST = Int.MAX_VALUE / (KEY + 1)
    }
}
