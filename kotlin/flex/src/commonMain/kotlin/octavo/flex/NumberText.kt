package octavo.flex

import octavo.core.Utf8
import octavo.core.readByte

/**
 * Reads numbers out of strings as C does in its default locale: leading white space, a sign, all the rest a number.
 *
 * Text ends at its first NUL. Anything else gives 0, and so does an integer out of range. Hexadecimal floats are not read.
 */
internal object NumberText {
    fun long(bytes: ByteArray, start: Int, end: Int): Long = textOf(bytes, start, end, INTEGER).toLongOrNull() ?: 0

    /** Reads an unsigned integer; a minus sign negates it modulo 2^64. */
    fun unsignedLong(bytes: ByteArray, start: Int, end: Int): Long {
        val text = textOf(bytes, start, end, INTEGER)
        val isNegative = text.startsWith('-') && !text.startsWith("-+")
        val magnitude = (if (isNegative) text.drop(1) else text).toULongOrNull()?.toLong() ?: 0
        return if (isNegative) -magnitude else magnitude
    }

    fun double(bytes: ByteArray, start: Int, end: Int): Double {
        val text = textOf(bytes, start, end, FLOAT).lowercase()
        return when (if (text.startsWith('+') || text.startsWith('-')) text.drop(1) else text) {
            "inf", "infinity" -> if (text.startsWith('-')) Double.NEGATIVE_INFINITY else Double.POSITIVE_INFINITY
            "nan" -> Double.NaN
            else -> if (text.all { it in DECIMAL }) text.toDoubleOrNull() ?: 0.0 else 0.0
        }
    }

    /** Returns the text after white space and before the first NUL, or "" when it has another character than [allowed]. */
    private fun textOf(bytes: ByteArray, start: Int, end: Int, allowed: String): String {
        var from = start
        while (from < end && bytes.readByte(from).toInt().toChar() in WHITE_SPACE) from++
        var to = from
        while (to < end && bytes.readByte(to) != 0.toByte()) to++
        return Utf8.decode(bytes, from, to).takeIf { text -> text.all { it in allowed } }.orEmpty()
    }

    private const val WHITE_SPACE = " \t\n\u000B\u000C\r"
    private const val INTEGER = "0123456789+-"
    private const val DECIMAL = "0123456789+-.e"
    private const val FLOAT = DECIMAL + "EaiftynAIFTYN"
}
