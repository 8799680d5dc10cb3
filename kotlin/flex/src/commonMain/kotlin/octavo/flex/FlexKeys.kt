package octavo.flex

import octavo.core.MalformedException

/** The key vector of a map: [size] offsets of [width] bytes from [base] on, to keys in ascending order. */
internal class FlexKeys(private val memory: Memory, private val base: Long, private val width: Int, val size: Int) {
    /** Where the size that stands before the offsets begins; keys end before it. */
    val start: Long get() = base - width

    /** Returns key [index] of the map [owner]. */
    fun text(index: Int, owner: FlexValue): FlexText {
        requireIndex(index, size)
        return owner.keyText(memory.target(base + index.toLong() * width, width), start)
    }

    /** Returns key [index] as errors tell it, or its number where it cannot be read: that has an error of its own. */
    fun brief(index: Int): String = try {
        readBrief(index)
    } catch (_: MalformedException) {
        "$index"
    }

    private fun readBrief(index: Int): String {
        val at = memory.target(base + index.toLong() * width, width)
        val end = memory.endOfKey(at, minOf(start, at + JsonPointer.MAX_KEY_BYTES + 1))
        return if (end < 0) "…" else memory.textOrNull(at, (end - at).toInt()) ?: "$index"
    }

    fun find(key: FlexKey): Int = search(key, size) { index ->
        val at = memory.target(base + index.toLong() * width, width)
        compareKey(key) { memory.wordAt(at + it) }
    }
}

/** Returns the keys of the map that starts at [start] with the offset to them, and whose width is [mapWidth]. */
internal fun Memory.keysOfMap(start: Long, mapWidth: Int): FlexKeys {
    val base = target(start, mapWidth)
    val width = unsigned(start + mapWidth, mapWidth)
    if (!isWidth(width)) throw MalformedException("a key width of 1, 2, 4 or 8", "$width", start + mapWidth)
    val size = unsigned(base - width, width.toInt())
    if (base > start || size < 0 || size > (start - base) / width || size > Int.MAX_VALUE) {
        throw MalformedException("a size that ends by byte $start", size.toULong().toString(), base - width)
    }
    return FlexKeys(this, base, width.toInt(), size.toInt())
}

/** Returns where the offset in a slot leads. */
internal fun Memory.target(at: Long, width: Int): Long {
    val offset = unsigned(at, width)
    if (offset < 0 || offset > at) throw MalformedException("an offset of at most $at", offset.toULong().toString(), at)
    return at - offset
}

/** Returns the text at [at], which ends with a 0 before [limit]. */
internal fun FlexValue.keyText(at: Long, limit: Long): FlexText {
    val end = memory.endOfKey(at, limit)
    if (end < 0 || end - at > Int.MAX_VALUE) throw MalformedException("a key that ends with 0 before byte $limit", "no 0", at)
    return FlexText(this, at, (end - at).toInt())
}

/** Returns the position of the first 0 in [[at], [limit]), or -1; the memory may be no array. */
internal fun Memory.endOfKey(at: Long, limit: Long): Long {
    var end = at
    while (end + 4 <= limit && !hasZero(intAt(end))) end += 4
    while (end < limit && byteAt(end) != 0.toByte()) end++
    return if (end < limit) end else -1
}

/** Says whether one of the four bytes of [word] is 0. */
private fun hasZero(word: Int): Boolean = (word - 0x01010101) and word.inv() and -0x7F7F7F80 != 0

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
