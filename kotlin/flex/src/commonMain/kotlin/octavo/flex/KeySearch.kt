package octavo.flex

import octavo.core.readByte
import octavo.core.readLongBe

// The search for a key, once for arrays (FlexBytes) and once for any Memory (FlexKeys).

/**
 * Returns the index in [0, [size]) where [compare] gives 0, or -1. Tries the hint of [key] first, then its neighbour:
 * maps of one shape have the key there, or lack it between the two.
 */
internal inline fun search(key: FlexKey, size: Int, compare: (index: Int) -> Int): Int {
    val hint = key.hint
    var low = 0
    var high = size - 1
    var middle = high ushr 1
    if (hint < size) {
        val order = compare(hint)
        if (order == 0) return hint
        if (order < 0) high = hint - 1 else low = hint + 1
        middle = if (order < 0) high else low
    }
    while (low <= high) {
        val order = compare(middle)
        if (order == 0) {
            key.found(middle)
            return middle
        }
        if (order < 0) high = middle - 1 else low = middle + 1
        middle = (low + high) ushr 1
    }
    key.missed(high.coerceAtLeast(0))
    return -1
}

/** Compares [key] with the one whose bytes [word] gives, eight from a byte index on, big-endian: negative when [key] is less. */
internal inline fun compareKey(key: FlexKey, word: (byteIndex: Int) -> Long): Int {
    val words = key.words
    val last = words.size - 1
    for (index in 0..last) {
        val mask = if (index == last) key.lastMask else -1L
        val found = word(index * 8) and mask
        if (found != words[index]) return if (words[index].toULong() < found.toULong()) -1 else 1
    }
    return 0
}

/** Loads eight bytes in order, with zeros after the end of the array. */
internal fun word(bytes: ByteArray, at: Int): Long = if (at <= bytes.size - 8) bytes.readLongBe(at) else lastWord(bytes, at)

private fun lastWord(bytes: ByteArray, at: Int): Long {
    var word = 0L
    for (index in at until at + 8) word = word shl 8 or (if (index < bytes.size) bytes.readByte(index).toLong() and 0xFF else 0)
    return word
}
