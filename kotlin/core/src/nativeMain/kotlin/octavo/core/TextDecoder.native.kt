package octavo.core

import kotlin.native.concurrent.ThreadLocal

/** Bytes up to which the characters of a text need no array of their own. */
private const val BRIEF = 256

/** The characters of the brief text that this thread makes. */
@ThreadLocal
private val briefChars = CharArray(BRIEF)

/** What is valid becomes characters here: the library's decoder looks at every byte three times. */
internal actual fun ByteArray.toText(start: Int, end: Int): String = toTextOrNull(start, end) ?: decodeToString(start, end)

internal actual fun ByteArray.toTextOrNull(start: Int, end: Int): String? {
    checkRange(start, end, size)
    val chars = if (end - start <= BRIEF) briefChars else CharArray(end - start)
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
