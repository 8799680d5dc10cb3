package octavo.flex.verify

import octavo.flex.PositionMap
import octavo.flex.TypeCode

/**
 * Remembers what begins at each byte of a message of [size] bytes and was visited: two bytes for each, in pages made when needed.
 *
 * A *kind* is a type number and a width, packed as in a type byte. Of containers it remembers the height as well, of keys the length.
 */
internal class Visited(size: Long) {
    private val pageSize = minOf(size, PAGE_SIZE).toInt()
    private val pages = arrayOfNulls<ShortArray>(((size + PAGE_SIZE - 1) / PAGE_SIZE).toInt())

    private val longKeys = PositionMap<Long>()

    /** Returns the length of the key at [at], or -1 when it was not visited. */
    fun keySize(at: Long): Long = when (val code = get(at)) {
        in KEYS until LONG_KEY -> (code - KEYS).toLong()
        LONG_KEY -> longKeys[at]!!
        else -> -1
    }

    fun setKeySize(at: Long, size: Long) {
        if (size >= LONG_KEY - KEYS) longKeys[at] = size
        set(at, minOf(KEYS + size, LONG_KEY.toLong()).toInt())
    }

    fun isKnown(at: Long, kind: Int): Boolean = get(at) == kind + 1

    fun setKnown(at: Long, kind: Int): Unit = set(at, kind + 1)

    /** Returns how many containers deep the one at [at] is, or 0 when it was not visited. */
    fun height(at: Long, kind: Int): Int {
        val code = get(at) - heightBase(kind)
        return if (code in 1 until HEIGHTS) code else 0
    }

    fun setHeight(at: Long, kind: Int, height: Int): Unit = set(at, heightBase(kind) + height)

    private fun heightBase(kind: Int) = KINDS + (kind - (TypeCode.MAP shl 2)) * HEIGHTS

    private fun get(at: Long): Int = pages[(at / PAGE_SIZE).toInt()]?.get((at % PAGE_SIZE).toInt())?.toInt() ?: 0

    private fun set(at: Long, code: Int) {
        val index = (at / PAGE_SIZE).toInt()
        val page = pages[index] ?: ShortArray(pageSize).also { pages[index] = it }
        page[(at % PAGE_SIZE).toInt()] = code.toShort()
    }

    private companion object {
        const val PAGE_SIZE = 1L shl 16
        const val KINDS = 257 // one more than any kind
        const val HEIGHTS = 1024 // more than any Limits.maxDepth
        const val KEYS = KINDS + 8 * HEIGHTS // of two types and four widths
        const val LONG_KEY = Short.MAX_VALUE.toInt()
    }
}
