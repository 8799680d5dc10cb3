package octavo.core

private const val NON_ASCII = 0x8080808080808080uL

/** Says whether every byte in [[start], [end]) is ASCII; loads of 4 and 8 bytes overlap, so that few bytes need no loop. */
internal fun ByteArray.isAscii(start: Int, end: Int): Boolean {
    if (end - start < Long.SIZE_BYTES) return isShortAscii(start, end)
    var all = readLongLe(end - Long.SIZE_BYTES)
    var at = start
    while (at < end - Long.SIZE_BYTES) {
        all = all or readLongLe(at)
        at += Long.SIZE_BYTES
    }
    return all.toULong() and NON_ASCII == 0uL
}

private fun ByteArray.isShortAscii(start: Int, end: Int): Boolean {
    if (end - start >= Int.SIZE_BYTES) {
        return (readIntLe(start) or readIntLe(end - Int.SIZE_BYTES)) and NON_ASCII.toInt() == 0
    }
    for (index in start until end) if (this[index] < 0) return false
    return true
}
