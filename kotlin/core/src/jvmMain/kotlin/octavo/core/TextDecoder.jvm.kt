package octavo.core

/** What the JDK makes of an invalid byte, and of the valid bytes of this character. */
private const val REPLACEMENT = '\uFFFD'

internal actual fun ByteArray.toText(start: Int, end: Int): String =
    if (isAscii(start, end)) AsciiCopy.text(this, start, end) else decodeToString(start, end)

internal actual fun ByteArray.toTextOrNull(start: Int, end: Int): String? =
    if (isAscii(start, end)) AsciiCopy.text(this, start, end) else validText(start, end)

/** Decodes first: to look for invalid bytes before takes 1.2 to 2.5 times as long (benchmarks/findings/pack.md). */
private fun ByteArray.validText(start: Int, end: Int): String? {
    val text = decodeToString(start, end)
    return if (REPLACEMENT in text && Utf8.firstInvalid(this, start, end) >= 0) null else text
}
