package octavo.flex.emit

import octavo.core.ByteHash
import octavo.core.GrowableBytes
import octavo.core.TextEncoder
import octavo.core.TextHash
import octavo.core.readIntLe
import octavo.core.writeIntLe
import octavo.flex.TypeCode

/**
 * The distinct strings, blobs and keys that a message has for values, numbered; their bytes stand in [arena], each behind its number, or
 * the complement of that once it has come again.
 *
 * Brief strings are found by their characters while all strings came as such, everything else by its bytes.
 */
internal class TextTable {
    val arena = GrowableBytes()
    private val encoder = TextEncoder()
    private val briefTexts = BriefTexts()
    private val others = ByteStrings(arena)
    private var findsBriefTexts = true
    private var positions = IntArray(INITIAL)
    private var lengths = IntArray(INITIAL)
    private var repeats = BooleanArray(INITIAL)
    private var size = 0

    /** Returns where in the arena the bytes of [text] begin. */
    fun position(text: Int): Int = positions[text]

    /** Returns the byte count of [text]. */
    fun length(text: Int): Int = lengths[text]

    /** Says whether [text] came more than once: of any other there is no copy to find. */
    fun isRepeated(text: Int): Boolean = repeats[text]

    /** Returns the number of the string [text], new or known. */
    fun string(text: String): Int {
        if (!findsBriefTexts || text.length > TextHash.longest) return encoded(text, TypeCode.STRING)
        val hash = TextHash.hash(text)
        val known = briefTexts.find(text, hash, arena, encoder)
        return when {
            known >= 0 -> again(briefTexts.position(known))
            known == BriefTexts.CROWDED -> crowded(text)
            else -> newBrief(text, hash)
        }
    }

    private fun newBrief(text: String, hash: Int): Int {
        arena.reserveFor(text, NUMBER_BYTES)
        val start = arena.size + NUMBER_BYTES
        val end = encoder.encode(text, arena.bytes, start)
        briefTexts.add(text, hash, start, end - start)
        return add(start, end)
    }

    private fun crowded(text: String): Int {
        findByBytes()
        return encoded(text, TypeCode.STRING)
    }

    private fun findByBytes() {
        briefTexts.copyTo(others)
        findsBriefTexts = false
    }

    /** Returns the number of [text] as a value of [type], new or known. */
    fun encoded(text: String, type: Int): Int {
        arena.reserveFor(text, NUMBER_BYTES)
        val end = encoder.encodeAndHash(text, arena.bytes, arena.size + NUMBER_BYTES)
        return number(end, encoder.hash, type)
    }

    /** Returns the number of the string in [[start], [end]) of [utf8], new or known. */
    fun string(utf8: ByteArray, start: Int, end: Int): Int {
        if (findsBriefTexts) findByBytes()
        return bytes(utf8, start, end, TypeCode.STRING)
    }

    /** Returns the number of what stands in [[start], [end]) of [bytes] as a value of [type], new or known. */
    fun bytes(bytes: ByteArray, start: Int, end: Int, type: Int): Int {
        arena.reserve(end - start + NUMBER_BYTES)
        val at = arena.size + NUMBER_BYTES
        bytes.copyInto(arena.bytes, at, start, end)
        return number(at + end - start, ByteHash.hash(bytes, start, end), type)
    }

    /** Returns the number of the text of this [hash] that stands behind the arena's end, up to [end]; it joins the arena unless it is there already. */
    private fun number(end: Int, hash: Int, type: Int): Int {
        val start = arena.size + NUMBER_BYTES
        val known = others.find(hash, arena.bytes, start, end, type)
        if (known >= 0) return again(others.position(known))
        others.add(hash, start, end - start, type)
        return add(start, end)
    }

    /** Returns the number of the text at [position] of the arena, which has come again. */
    private fun again(position: Int): Int {
        val noted = arena.bytes.readIntLe(position - NUMBER_BYTES)
        return if (noted >= 0) noteRepeat(noted, position) else noted.inv()
    }

    private fun noteRepeat(text: Int, position: Int): Int {
        repeats[text] = true
        arena.bytes.writeIntLe(position - NUMBER_BYTES, text.inv())
        return text
    }

    private fun add(start: Int, end: Int): Int {
        val text = size
        if (text == positions.size) grow()
        arena.bytes.writeIntLe(start - NUMBER_BYTES, text)
        arena.size = end
        positions[text] = start
        lengths[text] = end - start
        repeats[text] = false
        size = text + 1
        return text
    }

    private fun grow() {
        positions = positions.copyOf(size * 2)
        lengths = lengths.copyOf(size * 2)
        repeats = repeats.copyOf(size * 2)
    }

    /** Forgets all texts. */
    fun clear() {
        briefTexts.clear()
        others.clear()
        findsBriefTexts = true
        size = 0
        arena.size = 0
        arena.trim(KEPT_BYTES)
        if (positions.size <= KEPT) return
        positions = IntArray(INITIAL)
        lengths = IntArray(INITIAL)
        repeats = BooleanArray(INITIAL)
    }

    private companion object {
        const val NUMBER_BYTES = 4
        const val INITIAL = 64
        const val KEPT = 1 shl 15
        const val KEPT_BYTES = 1 shl 20
    }
}
