package octavo.core

internal actual fun ByteArray.toText(start: Int, end: Int): String =
    if (isAscii(start, end)) AsciiCopy.text(this, start, end) else decodeToString(start, end)

internal actual fun ByteArray.toTextOrNull(start: Int, end: Int): String? = when {
    isAscii(start, end) -> AsciiCopy.text(this, start, end)
    Utf8.firstInvalid(this, start, end) >= 0 -> null
    else -> toText(start, end)
}
