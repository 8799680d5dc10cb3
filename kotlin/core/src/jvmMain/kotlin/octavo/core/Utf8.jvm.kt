package octavo.core

internal actual fun encodeUtf8(text: String, target: ByteArray, at: Int): Int {
    val ascii = AsciiPrefix.copy(text, target, at)
    return if (ascii == text.length) at + ascii else Utf8.encodeFrom(text, ascii, target, at + ascii)
}
