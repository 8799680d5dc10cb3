package octavo.flex.json

import octavo.core.GrowableBytes
import octavo.core.Limits
import octavo.core.Utf8
import octavo.core.readLongLe

/** Scans strings: what lies in [start, end) of [text] after [scan] is the string's UTF-8, without escapes. */
internal class JsonStrings(private val source: JsonSource, private val limits: Limits) {
    var text = ByteArray(0)
        private set
    var start = 0
        private set
    var end = 0
        private set

    /** Holds a string that had escapes. */
    private val unescaped = GrowableBytes()

    /** Where the string begins in the input. */
    private var opened = 0L

    /** Scans the string whose opening quote is the next byte. */
    fun scan() {
        opened = source.position
        source.at++
        val last = scanRun()
        if (last == QUOTE) {
            text = source.bytes
            start = source.mark
            end = source.at
            source.at++
        } else {
            scanEscaped(last)
        }
    }

    /** Whether the string has a NUL; only an escape can bring one. */
    fun hasNul(): Boolean {
        if (text !== unescaped.bytes) return false
        for (at in start until end) if (text[at].toInt() == 0) return true
        return false
    }

    private fun scanEscaped(firstStop: Int) {
        var stop = firstStop
        unescaped.size = 0
        unescaped.append(source.bytes, source.mark, source.at)
        while (stop == BACKSLASH) {
            unescape()
            stop = scanRun()
            unescaped.append(source.bytes, source.mark, source.at)
            if (unescaped.size > limits.maxStringBytes) failTooLong()
        }
        source.at++
        text = unescaped.bytes
        start = 0
        end = unescaped.size
    }

    /** Moves to the quote or backslash that comes next and returns it; the bytes before it, from the mark on, are valid UTF-8. */
    private fun scanRun(): Int {
        val source = source
        source.mark = source.at
        while (true) {
            val at = plainEnd(source.bytes, source.at, source.end)
            source.at = at
            if (at - source.mark > limits.maxStringBytes) failTooLong()
            if (at < source.end) break
            if (!source.refill()) source.fail("the end of a string", source.at)
        }
        val stop = source.bytes[source.at].toInt()
        if (stop != QUOTE && stop != BACKSLASH) source.fail("an escape instead of a control character", source.at)
        val invalid = Utf8.firstInvalid(source.bytes, source.mark, source.at)
        if (invalid >= 0) source.fail("UTF-8", invalid)
        return stop
    }

    private fun failTooLong(): Nothing =
        source.fail("a string of at most ${limits.maxStringBytes} bytes", "a longer one", source.indexOf(opened))

    /** Appends what the escape sequence at the backslash stands for. */
    private fun unescape() {
        source.mark = source.at
        if (!source.has(2)) source.fail("an escape sequence", source.end)
        val code = when (val letter = source.bytes[source.at + 1].toInt()) {
            '"'.code, '\\'.code, '/'.code -> letter
            'b'.code -> '\b'.code
            'f'.code -> 0x0C
            'n'.code -> '\n'.code
            'r'.code -> '\r'.code
            't'.code -> '\t'.code
            'u'.code -> return unescapeUnicode()
            else -> source.fail("one of \"\\/bfnrtu after a backslash", source.at + 1)
        }
        source.at += 2
        unescaped.append(code.toByte())
    }

    private fun unescapeUnicode() {
        val high = hexEscape()
        unescaped.reserve(MAX_UTF8_BYTES)
        val code = if (high and SURROGATE_MASK == HIGH_SURROGATE) {
            HIGH_SURROGATE_OFFSET + (high shl 10) + lowSurrogate()
        } else {
            if (high and SURROGATE_MASK == LOW_SURROGATE) source.fail("a high surrogate before a low one", source.at - HEX_ESCAPE)
            high
        }
        unescaped.size = Utf8.encodeCodePoint(code, unescaped.bytes, unescaped.size)
    }

    private fun lowSurrogate(): Int {
        source.mark = source.at
        val isEscape = source.has(2) && source.bytes[source.at].toInt() == BACKSLASH && source.bytes[source.at + 1].toInt() == 'u'.code
        val low = if (isEscape) hexEscape() else 0
        if (low and SURROGATE_MASK != LOW_SURROGATE) {
            source.fail("a low surrogate after a high one", if (isEscape) source.at - HEX_ESCAPE else source.at)
        }
        return low
    }

    /** Returns the 16 bits of the \uXXXX at the next byte. */
    private fun hexEscape(): Int {
        source.mark = source.at
        source.has(HEX_ESCAPE) // or fewer, of which one may be no digit
        var code = 0
        for (at in source.at + 2 until source.at + HEX_ESCAPE) code = (code shl 4) or hexDigit(at)
        source.at += HEX_ESCAPE
        return code
    }

    private fun hexDigit(at: Int): Int = when (val byte = if (at < source.end) source.bytes[at].toInt() else NOTHING) {
        in '0'.code..'9'.code -> byte - '0'.code
        in 'a'.code..'f'.code -> byte - 'a'.code + 10
        in 'A'.code..'F'.code -> byte - 'A'.code + 10
        else -> source.fail("a hexadecimal digit", at)
    }

    private companion object {
        const val QUOTE = '"'.code
        const val BACKSLASH = '\\'.code
        const val NOTHING = -1
        const val HEX_ESCAPE = 6
        const val MAX_UTF8_BYTES = 4
        const val SURROGATE_MASK = 0xFC00
        const val HIGH_SURROGATE = 0xD800
        const val LOW_SURROGATE = 0xDC00

        /** Makes (high shl 10) + low the code point of the pair. */
        const val HIGH_SURROGATE_OFFSET = 0x10000 - (HIGH_SURROGATE shl 10) - LOW_SURROGATE
    }
}

private const val ONES = 0x0101010101010101L
private const val HIGH_BITS = -0x7F7F7F7F7F7F7F80L
private const val QUOTES = 0x22 * ONES
private const val BACKSLASHES = 0x5C * ONES
private const val SPACES = 0x20 * ONES

/** Returns the index of the first quote, backslash or control character in [[start], [end]), or [end]. */
internal fun plainEnd(bytes: ByteArray, start: Int, end: Int): Int {
    var at = start
    while (end - at >= 8) {
        // Subtracting borrows into a byte's high bit where it is too small, and from the next byte up only above such a one:
        // the lowest hit is always real.
        val word = bytes.readLongLe(at)
        val hits = (((word xor QUOTES) - ONES) or ((word xor BACKSLASHES) - ONES) or (word - SPACES)) and word.inv() and HIGH_BITS
        if (hits != 0L) return at + (hits.countTrailingZeroBits() ushr 3)
        at += 8
    }
    while (at < end) {
        val byte = bytes[at].toInt()
        if (byte in 0 until 0x20 || byte == '"'.code || byte == '\\'.code) break
        at++
    }
    return at
}
