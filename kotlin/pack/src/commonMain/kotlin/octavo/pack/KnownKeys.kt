package octavo.pack

import octavo.core.Utf8
import octavo.core.readIntLe

/**
 * The short keys of the maps read last, so that one that comes again is no new text, and has its hash. A hash table without chains:
 * what comes replaces what was there.
 */
internal class KnownKeys {
    private val texts = arrayOfNulls<String>(SLOTS)

    /** The bytes of each text in [WORDS] words that overlap. */
    private val words = IntArray(SLOTS * WORDS)

    /** Returns the text of the bytes in [[from], [to]), 1 to 16, or null if they are not well-formed. */
    fun textOrNull(bytes: ByteArray, from: Int, to: Int): String? {
        val length = to - from
        val first = if (length < 4) fewBytes(bytes, from, to) else bytes.readIntLe(from)
        val last = if (length < 4) 0 else bytes.readIntLe(to - 4)
        val second = if (length > 8) bytes.readIntLe(from + 4) else 0
        val third = if (length > 8) bytes.readIntLe(to - 8) else 0
        val slot = (((first * MIXER + last) * MIXER + second) * MIXER + third + length) * MIXER ushr SHIFT
        val known = texts[slot]
        val at = slot * WORDS
        val isKnown = known != null && known.length == length &&
            words[at] == first && words[at + 1] == second && words[at + 2] == third && words[at + 3] == last
        if (isKnown) return known
        val text = Utf8.decodeOrNull(bytes, from, to) ?: return null
        if (text.length == length) {
            texts[slot] = text
            words[at] = first
            words[at + 1] = second
            words[at + 2] = third
            words[at + 3] = last
        }
        return text
    }

    /** The first, the middle and the last byte of up to 3. */
    private fun fewBytes(bytes: ByteArray, from: Int, to: Int): Int = (bytes[from].toInt() and 0xFF) or
        (bytes[from + (to - from shr 1)].toInt() and 0xFF shl 8) or
        (bytes[to - 1].toInt() and 0xFF shl 16)

    private companion object {
        const val SLOTS = 256
        const val SHIFT = 24
        const val WORDS = 4
        const val MIXER = 0x2C1B3C6D
    }
}
