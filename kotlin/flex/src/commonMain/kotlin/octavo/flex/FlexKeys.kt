package octavo.flex

import octavo.core.MalformedException

/** The key vector of a map: [size] offsets of [width] bytes from [base] on, to keys in ascending order. */
internal class FlexKeys(private val memory: Memory, private val base: Long, private val width: Int, private val size: Int) {
    /** Returns where the size that stands before the offsets begins; keys end before it. */
    private val start get() = base - width

    fun text(index: Int): FlexText {
        requireIndex(index, size)
        return memory.keyText(memory.target(base + index.toLong() * width, width), start)
    }

    fun find(key: FlexKey): Int = search(key, size) { index ->
        val at = memory.target(base + index.toLong() * width, width)
        compareKey(key) { memory.wordAt(at + it) }
    }
}

/** Returns where the offset in a slot leads. */
internal fun Memory.target(at: Long, width: Int): Long {
    val offset = unsigned(at, width)
    if (offset < 0 || offset > at) throw MalformedException("an offset of at most $at", offset.toULong().toString(), at)
    return at - offset
}

/** Returns the zero-terminated text at [at], which ends before [limit]. */
internal fun Memory.keyText(at: Long, limit: Long): FlexText {
    var end = at
    while (end < limit && byteAt(end) != 0.toByte()) end++
    if (end >= limit || end - at > Int.MAX_VALUE) throw MalformedException("a key that ends with 0 before byte $limit", "none", at)
    return FlexText(this, at, (end - at).toInt())
}

/** Loads eight bytes in order, with zeros after the end of the memory. */
private fun Memory.wordAt(at: Long): Long {
    if (at <= size - 8) return longAt(at).reverseBytes()
    var word = 0L
    for (index in at until at + 8) word = word shl 8 or (if (index < size) byteAt(index).toLong() and 0xFF else 0)
    return word
}

private fun Long.reverseBytes(): Long {
    val pairs = (this and 0x00FF00FF00FF00FFL shl 8) or (this ushr 8 and 0x00FF00FF00FF00FFL)
    val quads = (pairs and 0x0000FFFF0000FFFFL shl 16) or (pairs ushr 16 and 0x0000FFFF0000FFFFL)
    return (quads shl 32) or (quads ushr 32)
}
