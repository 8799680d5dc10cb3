package octavo.core

internal actual fun encodeUtf8(text: String, target: ByteArray, at: Int): Int {
    if (text.length !in VECTORIZED) return Utf8.encodeByCharacter(text, target, at)
    // The platform's encoder is vectorised, but writes '?' for a lone surrogate: then count those that belong there.
    val utf8 = text.toByteArray(Charsets.UTF_8)
    val hasQuestionMark = copySeeking(utf8, target, at)
    if (hasQuestionMark && utf8.count { it == QUESTION_MARK } != text.count { it == '?' }) return Utf8.encodeByCharacter(text, target, at)
    return at + utf8.size
}

/** Copies [utf8] to [target] and says whether it has a '?': eight bytes at a time, as in Hacker's Delight, 6-1. */
private fun copySeeking(utf8: ByteArray, target: ByteArray, at: Int): Boolean {
    var marks = 0L
    var index = 0
    while (index + 8 <= utf8.size) {
        val word = utf8.readLongLe(index)
        target.writeLongLe(at + index, word)
        marks = marks or zeroBytes(word xor EIGHT_QUESTION_MARKS)
        index += 8
    }
    val last = utf8.size - 8 // never negative: short text is not encoded here
    val word = utf8.readLongLe(last)
    target.writeLongLe(at + last, word)
    return (marks or zeroBytes(word xor EIGHT_QUESTION_MARKS)) and HIGH_BITS != 0L
}

/** Returns a word in which the high bit of a byte is set where that of [word] is zero, and perhaps above one. */
private fun zeroBytes(word: Long): Long = (word - LOW_BITS) and word.inv()

/** Lengths for which the platform's encoder wins: below it costs more than a loop, above its copy is too large to throw away. */
private val VECTORIZED = 10..1_000_000
private const val QUESTION_MARK = '?'.code.toByte()
private const val EIGHT_QUESTION_MARKS = 0x3F3F3F3F3F3F3F3FL
private const val LOW_BITS = 0x0101010101010101L
private const val HIGH_BITS = 0x0101010101010101L shl 7
