package octavo.core

internal actual fun ByteArray.toText(start: Int, end: Int): String = shortText(start, end) ?: PlatformText.best.decode(this, start, end)

internal actual fun ByteArray.toTextOrNull(start: Int, end: Int): String? {
    val short = shortText(start, end)
    if (short != null) return short
    val text = PlatformText.best.decode(this, start, end)
    return if (REPLACEMENT in text && Utf8.firstInvalid(this, start, end) >= 0) null else text
}

/** Returns the text of bytes so few that a loop is faster, or null if they are more, or not ASCII. */
private fun ByteArray.shortText(start: Int, end: Int): String? {
    if (start < 0 || end > size || start > end) throw IndexOutOfBoundsException("text in [$start, $end) of $size bytes")
    return if (end - start < NATIVE) asciiText(this, start, end) else null
}

/** What the platform makes of an invalid byte, and of the valid bytes of this character. */
private const val REPLACEMENT = '\uFFFD'

/** Returns the text, or null when a byte is not ASCII. */
private fun asciiText(bytes: ByteArray, start: Int, end: Int): String? {
    var all = 0
    for (at in start until end) all = all or bytes[at].toInt()
    if (all < 0) return null
    var at = start + (end - start and 7)
    var text = fewChars(bytes, start, at - start)
    while (at < end) {
        text += eightChars(bytes, at)
        at += 8
    }
    return text
}

// One call for many characters: eight calls for one each take three times as long. The compiler does not look into the JavaScript.

@Suppress("UNUSED_PARAMETER")
private fun eightChars(b: ByteArray, i: Int): String =
    js("String.fromCharCode(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4], b[i + 5], b[i + 6], b[i + 7])")

@Suppress("UNUSED_PARAMETER")
private fun fewChars(b: ByteArray, i: Int, count: Int): String = when (count) {
    0 -> ""
    1 -> js("String.fromCharCode(b[i])")
    2 -> js("String.fromCharCode(b[i], b[i + 1])")
    3 -> js("String.fromCharCode(b[i], b[i + 1], b[i + 2])")
    4 -> js("String.fromCharCode(b[i], b[i + 1], b[i + 2], b[i + 3])")
    5 -> js("String.fromCharCode(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4])")
    6 -> js("String.fromCharCode(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4], b[i + 5])")
    else -> js("String.fromCharCode(b[i], b[i + 1], b[i + 2], b[i + 3], b[i + 4], b[i + 5], b[i + 6])")
}

/** Length from which the platform is faster than a loop: 50 to 80 ns at any length on Node, where a loop takes 2 ns for each byte. */
private const val NATIVE = 32
