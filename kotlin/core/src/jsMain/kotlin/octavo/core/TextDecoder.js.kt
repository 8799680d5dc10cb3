package octavo.core

internal actual fun ByteArray.toText(start: Int, end: Int): String {
    if (start < 0 || end > size || start > end) throw IndexOutOfBoundsException("text in [$start, $end) of $size bytes")
    val ascii = if (end - start < NATIVE) asciiText(this, start, end) else null
    return ascii ?: PlatformText.decoder.decode(unsigned(this, start, end))
}

/** Returns the text, or null when a byte is not ASCII. */
private fun asciiText(bytes: ByteArray, start: Int, end: Int): String? {
    var text = ""
    var at = start
    while (at + 8 <= end) {
        text += eight(bytes, at) ?: return null
        at += 8
    }
    if (at + 4 <= end) {
        text += four(bytes, at) ?: return null
        at += 4
    }
    while (at < end) {
        if (bytes[at] < 0) return null
        text += fromCharCode(bytes[at++])
    }
    return text
}

// One call for many characters: eight calls for one each take three times as long.

private fun eight(bytes: ByteArray, at: Int): String? {
    val a = bytes[at]
    val b = bytes[at + 1]
    val c = bytes[at + 2]
    val d = bytes[at + 3]
    val e = bytes[at + 4]
    val f = bytes[at + 5]
    val g = bytes[at + 6]
    val h = bytes[at + 7]
    val all = a.toInt() or b.toInt() or c.toInt() or d.toInt() or e.toInt() or f.toInt() or g.toInt() or h.toInt()
    return if (all < 0) null else fromCharCodes(a, b, c, d, e, f, g, h)
}

private fun four(bytes: ByteArray, at: Int): String? {
    val a = bytes[at]
    val b = bytes[at + 1]
    val c = bytes[at + 2]
    val d = bytes[at + 3]
    return if ((a.toInt() or b.toInt() or c.toInt() or d.toInt()) < 0) null else fromCharCodes(a, b, c, d)
}

@Suppress("UNUSED_PARAMETER") // the compiler does not look into the JavaScript
private fun fromCharCode(a: Byte): String = js("String.fromCharCode(a)")

private fun fromCharCodes(a: Byte, b: Byte, c: Byte, d: Byte): String = js("String.fromCharCode(a, b, c, d)")

private fun fromCharCodes(a: Byte, b: Byte, c: Byte, d: Byte, e: Byte, f: Byte, g: Byte, h: Byte): String =
    js("String.fromCharCode(a, b, c, d, e, f, g, h)")

/** Length from which the platform is faster than a loop: 75 ns at any length on Node 20, where a loop takes 1.5 ns for each byte. */
private const val NATIVE = 40
