package octavo.core

/** ASCII becomes characters byte by byte: the library's decoder checks it first, byte by byte too, and then counts it. */
internal actual fun ByteArray.toText(start: Int, end: Int): String {
    if (Utf8.skipAscii(this, start, end) != end) return decodeToString(start, end)
    val chars = CharArray(end - start) { this[start + it].toInt().toChar() }
    return chars.concatToString()
}

internal actual fun ByteArray.toTextOrNull(start: Int, end: Int): String? =
    if (Utf8.firstInvalid(this, start, end) >= 0) null else toText(start, end)
