package octavo.core

internal actual fun encodeUtf8(text: String, target: ByteArray, at: Int): Int {
    if (text.length !in VECTORIZED) return Utf8.encodeByCharacter(text, target, at)
    // The platform's encoder is vectorised, but writes '?' for a lone surrogate: then count those that belong there.
    val utf8 = text.toByteArray(Charsets.UTF_8)
    if (hasQuestionMark(utf8) &&
        utf8.count { it == QUESTION_MARK } != text.count { it == '?' }
    ) {
        return Utf8.encodeByCharacter(text, target, at)
    }
    System.arraycopy(utf8, 0, target, at, utf8.size)
    return at + utf8.size
}

/** Looks for '?' eight bytes at a time (Hacker's Delight, 6-1: a zero byte in a word). */
private fun hasQuestionMark(utf8: ByteArray): Boolean {
    var at = 0
    while (at + 8 <= utf8.size) {
        val zeroed = utf8.readLongLe(at) xor EIGHT_QUESTION_MARKS
        if ((zeroed - LOW_BITS) and zeroed.inv() and HIGH_BITS != 0L) return true
        at += 8
    }
    while (at < utf8.size) if (utf8[at++] == QUESTION_MARK) return true
    return false
}

/** Lengths for which the platform's encoder wins: below it costs more than a loop, above its copy is too large to throw away. */
private val VECTORIZED = 10..1_000_000
private const val QUESTION_MARK = '?'.code.toByte()
private const val EIGHT_QUESTION_MARKS = 0x3F3F3F3F3F3F3F3FL
private const val LOW_BITS = 0x0101010101010101L
private const val HIGH_BITS = 0x0101010101010101L shl 7
