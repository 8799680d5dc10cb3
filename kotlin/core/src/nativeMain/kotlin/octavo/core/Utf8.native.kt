package octavo.core

internal actual fun encodeAsciiPrefix(text: String, target: ByteArray, at: Int): Int {
    val length = text.length
    var index = 0
    while (index < length) {
        val code = text[index].code
        if (code >= 0x80) break
        target[at + index] = code.toByte()
        index++
    }
    return index
}
