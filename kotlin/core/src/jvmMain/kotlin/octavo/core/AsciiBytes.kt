package octavo.core

private const val NON_ASCII = 0x8080808080808080uL

/**
 * Says whether every byte in [[start], [end]) is ASCII; loads overlap, so that up to 64 bytes need no loop: for 8 to 16 that takes 1.3 ns
 * on JDK 25, a loop 3.1.
 */
internal fun ByteArray.isAscii(start: Int, end: Int): Boolean {
    val length = end - start
    if (length < 8) return isShortAscii(start, end)
    var all = readLongLe(start) or readLongLe(end - 8)
    if (length > 16) all = all or readLongLe(start + 8) or readLongLe(end - 16)
    if (length > 32) all = all or readLongLe(start + 16) or readLongLe(start + 24) or readLongLe(end - 32) or readLongLe(end - 24)
    if (length > 64) all = all or longs(start + 32, end - 32)
    return all.toULong() and NON_ASCII == 0uL
}

/** Returns the bits of all longs from [start] on that begin before [end]; of many, four a step, in two thirds of the time. */
private fun ByteArray.longs(start: Int, end: Int): Long {
    var all = 0L
    var at = start
    while (at < end - 96) {
        all = all or (readLongLe(at) or readLongLe(at + 8)) or (readLongLe(at + 16) or readLongLe(at + 24))
        at += 32
    }
    while (at < end) {
        all = all or readLongLe(at)
        at += 8
    }
    return all
}

private fun ByteArray.isShortAscii(start: Int, end: Int): Boolean {
    if (end - start >= 4) return (readIntLe(start) or readIntLe(end - 4)) and NON_ASCII.toInt() == 0
    for (index in start until end) if (this[index] < 0) return false
    return true
}
