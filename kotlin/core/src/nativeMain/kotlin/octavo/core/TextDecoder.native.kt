package octavo.core

/** Bytes up to which texts are made character by character. */
private const val BRIEF = 16

/** What is valid becomes characters here: the library's decoder looks at every byte three times. */
internal actual fun ByteArray.toText(start: Int, end: Int): String = toTextOrNull(start, end) ?: decodeToString(start, end)

internal actual fun ByteArray.toTextOrNull(start: Int, end: Int): String? {
    checkRange(start, end, size)
    if (end - start < BRIEF && Utf8.skipAscii(this, start, end) == end) return briefAscii(start, end)
    val chars = CharArray(end - start)
    var at = start
    var count = 0
    while (true) {
        val ascii = copyAscii(at, end, chars, count)
        at += ascii
        count += ascii
        if (at == end) return chars.concatToString(0, count)
        val length = Utf8.sequenceLength(this, at, end)
        if (length == 0) return null
        count = putCodePoint(codePoint(at, length), chars, count)
        at += length
    }
}

/** Returns the text of bytes that are few, and ASCII: characters that are made one by one need no checks of where they go. */
private fun ByteArray.briefAscii(
    start: Int,
    end: Int,
): String = CharArray(end - start) { this[start + it].toInt().toChar() }.concatToString()

/** Returns the code point of the valid sequence of [length] bytes, 2 to 4, at [at]. */
private fun ByteArray.codePoint(at: Int, length: Int): Int {
    var code = this[at].toInt() and (0xFF ushr (length + 1))
    for (index in at + 1 until at + length) code = (code shl 6) or (this[index].toInt() and 0x3F)
    return code
}

/** Sets the characters of [code] in [chars] from [at] on, and returns where they end. */
private fun putCodePoint(code: Int, chars: CharArray, at: Int): Int {
    if (code <= 0xFFFF) {
        chars[at] = code.toChar()
        return at + 1
    }
    chars[at] = (0xD7C0 + (code ushr 10)).toChar()
    chars[at + 1] = (0xDC00 + (code and 0x3FF)).toChar()
    return at + 2
}
