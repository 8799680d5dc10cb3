package octavo.flex.json

import octavo.core.Limits
import octavo.core.number.DecimalToDouble
import octavo.core.number.DoubleText
import octavo.flex.FlexBuilder

/** Scans numbers and puts them where they belong: Long, else ULong, else Double; see spec/json.md, "Numbers". */
internal class JsonNumbers(private val source: JsonSource, private val limits: Limits) {
    /** The value of the digits before [digits] returned, modulo 2^64. */
    private var significand = 0L

    /** Scans the number that begins at the next byte, a digit or a minus sign, and puts it into [builder]. */
    fun scan(builder: FlexBuilder) {
        source.mark = source.at
        if (source.isOpen) bringIn()
        val bytes = source.bytes
        val first = if (bytes[source.at].toInt() == '-'.code) source.at + 1 else source.at
        significand = 0
        val at = digits(bytes, first, source.end)
        if (at == first) source.fail("a digit", at)
        if (at - first > 1 && bytes[first].toInt() == '0'.code) source.fail("no zero before other digits", first)
        if (at == source.end || (bytes[at].toInt() != '.'.code && !isExponentMark(bytes[at].toInt()))) {
            putInteger(builder, first, at)
        } else {
            putDecimal(builder, first, at)
        }
    }

    /** Takes the digits from [start] on into [significand] and returns where they end. */
    private fun digits(bytes: ByteArray, start: Int, end: Int): Int {
        var value = significand
        var at = start
        while (end - at >= 8 && DecimalToDouble.isEightDigits(bytes, at)) {
            value = value * 100_000_000 + DecimalToDouble.eightDigits(bytes, at)
            at += 8
        }
        while (at < end && isDigit(bytes[at].toInt())) value = value * 10 + (bytes[at++] - '0'.code)
        significand = value
        return at
    }

    /** Puts the number whose integer part is in [[first], [integerEnd]); a point or an exponent follows. */
    private fun putDecimal(builder: FlexBuilder, first: Int, integerEnd: Int) {
        val bytes = source.bytes
        val end = source.end
        var at = integerEnd
        if (bytes[at].toInt() == '.'.code) {
            at = digits(bytes, integerEnd + 1, end)
            if (at == integerEnd + 1) source.fail("a digit after the point", at)
        }
        val fractionCount = maxOf(0, at - integerEnd - 1)
        var exponent = -fractionCount
        if (at < end && isExponentMark(bytes[at].toInt())) {
            val mark = at
            at = exponentEnd(bytes, mark, end)
            exponent = if (at - mark <= MAX_SHORT_EXPONENT) exponent + shortExponent(bytes, mark + 1, at) else NOT_SHORT
        }
        finish(at)
        val isShort = integerEnd - first + fractionCount <= MAX_LONG_DIGITS && exponent != NOT_SHORT
        val magnitude = if (isShort) DecimalToDouble.convert(significand, exponent) else DoubleText.parse(bytes, first, at)
        putDouble(builder, if (first > source.mark) -magnitude else magnitude)
    }

    /** Brings the rest of the number into the window. */
    private fun bringIn() {
        var length = 0
        while (source.has(length + 1)) {
            if (!isNumberByte(source.bytes[source.at + length].toInt())) return
            length++
            if (length > limits.maxStringBytes) failTooLong()
        }
    }

    private fun finish(at: Int) {
        if (at - source.mark > limits.maxStringBytes) failTooLong()
        source.at = at
    }

    private fun failTooLong(): Nothing = source.fail("a number of at most ${limits.maxStringBytes} bytes", "a longer one", source.mark)

    /** Puts the integer of the digits in [[first], [end]). */
    private fun putInteger(builder: FlexBuilder, first: Int, end: Int) {
        finish(end)
        val significand = significand
        val digitCount = end - first
        val isNegative = first > source.mark
        val fits = digitCount <= MAX_LONG_DIGITS ||
            (digitCount == MAX_LONG_DIGITS + 1 && source.bytes[first].toInt() == '1'.code && significand.toULong() >= LARGEST_POWER)
        when {
            fits && !isNegative -> if (significand >= 0) builder.put(significand) else builder.put(significand.toULong())
            fits && significand != 0L && (significand > 0 || significand == Long.MIN_VALUE) -> builder.put(-significand)
            else -> putDouble(builder, DoubleText.parse(source.bytes, source.mark, end))
        }
    }

    private fun putDouble(builder: FlexBuilder, value: Double) {
        if (value.isInfinite()) source.fail("a number in the range of a double", "one beyond it", source.mark)
        builder.put(value)
    }

    /** Returns where the exponent whose mark is at [mark] ends. */
    private fun exponentEnd(bytes: ByteArray, mark: Int, end: Int): Int {
        var at = mark + 1
        if (at < end && (bytes[at].toInt() == '+'.code || bytes[at].toInt() == '-'.code)) at++
        val first = at
        while (at < end && isDigit(bytes[at].toInt())) at++
        if (at == first) source.fail("a digit in the exponent", at)
        return at
    }

    private fun shortExponent(bytes: ByteArray, start: Int, end: Int): Int {
        var value = 0
        for (at in start until end) if (isDigit(bytes[at].toInt())) value = value * 10 + (bytes[at] - '0'.code)
        return if (bytes[start].toInt() == '-'.code) -value else value
    }

    private fun isDigit(byte: Int) = byte in '0'.code..'9'.code

    private fun isExponentMark(byte: Int) = byte or 0x20 == 'e'.code

    private fun isNumberByte(byte: Int) = isDigit(byte) || isExponentMark(byte) || byte == '.'.code || byte == '-'.code || byte == '+'.code

    private companion object {
        /** Any 19 digits fit an unsigned 64-bit integer. */
        const val MAX_LONG_DIGITS = 19

        /** 10^19: of the numbers below 2 * 10^19, those that wrap modulo 2^64 come out below it. */
        const val LARGEST_POWER = 10_000_000_000_000_000_000uL

        /** Mark, sign and seven digits: no overflow. */
        const val MAX_SHORT_EXPONENT = 9
        const val NOT_SHORT = Int.MIN_VALUE
    }
}
