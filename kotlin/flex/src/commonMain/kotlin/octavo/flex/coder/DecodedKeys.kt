package octavo.flex.coder

import octavo.core.ByteHash
import octavo.core.Utf8
import octavo.core.equalBytes

/**
 * The short keys of maps that came twice, from message to message: most messages of a program have the same few.
 *
 * Each hash has one place, so that no choice of keys makes it slow; the key that came last has it once it came twice.
 */
internal class DecodedKeys {
    private val texts = arrayOfNulls<String>(SLOTS)

    /** The bytes of each text, [MAX_BYTES] apart, and how many they are. */
    private val bytes = ByteArray(SLOTS * MAX_BYTES)
    private val byteCounts = IntArray(SLOTS)

    /** The hash of the key that came last to each place, whether it is kept or not. */
    private val hashes = IntArray(SLOTS)

    /** The place of the key that came after each: the keys of a map come in the same order each time. */
    private val followers = IntArray(SLOTS)
    private var last = 0

    /** How many bytes the key has that [expected] returned last. */
    val byteCount: Int get() = byteCounts[last]

    /** Returns the text of the key at [from] of [source], if it is the one that came after the last one before, or null. */
    fun expected(source: ByteArray, from: Int, end: Int): String? {
        val slot = followers[last]
        val count = byteCounts[slot]
        val isExpected =
            count < end - from && source[from + count] == 0.toByte() && equalBytes(bytes, slot * MAX_BYTES, source, from, count)
        if (!isExpected) return null
        last = slot
        return texts[slot]
    }

    /** Returns the text of the key in [[from], [to]) of [source], of [MAX_BYTES] at most, or null if it is not UTF-8. */
    fun text(source: ByteArray, from: Int, to: Int): String? {
        val hash = ByteHash.hash(source, from, to)
        val slot = hash and (SLOTS - 1)
        val isAgain = hashes[slot] == hash
        if (isAgain && isKept(slot, source, from, to - from)) return texts[slot]!!.also { follow(slot) }
        val text = Utf8.decodeOrNull(source, from, to) ?: return null
        if (isAgain) keep(slot, text, source, from, to)
        hashes[slot] = hash
        return text
    }

    private fun follow(slot: Int) {
        followers[last] = slot
        last = slot
    }

    private fun isKept(slot: Int, source: ByteArray, from: Int, byteCount: Int): Boolean =
        byteCounts[slot] == byteCount && texts[slot] != null && equalBytes(bytes, slot * MAX_BYTES, source, from, byteCount)

    private fun keep(slot: Int, text: String, source: ByteArray, from: Int, to: Int) {
        texts[slot] = text
        byteCounts[slot] = to - from
        source.copyInto(bytes, slot * MAX_BYTES, from, to)
    }

    companion object {
        const val SLOTS = 256

        /** A longer key is hashed for about as long as it takes to decode it. */
        const val MAX_BYTES = 32
    }
}
