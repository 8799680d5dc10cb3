package octavo.core.number

/** Lays a decimal out as ECMAScript's `Number::toString` does, with `.0` after a text that would look like an integer. */
internal object DecimalText {
    private const val ZERO = '0'.code.toByte()
    private const val POINT = '.'.code.toByte()

    /** Positional up to here, then with an exponent. */
    private const val MAX_POINT = 21
    private const val MIN_POINT = -6

    /** Writes [significand] * 10^[exponent], both as the shortest form has them save for zeros at the end. */
    fun write(significand: Long, exponent: Int, target: ByteArray, at: Int): Int {
        var digits = significand
        var scale = exponent
        while (digits != 0L && digits % 10 == 0L) {
            digits /= 10
            scale++
        }
        val count = IntegerText.digitCount(digits)
        val point = count + scale // the value is 0.DIGITS * 10^point
        return when {
            point > MAX_POINT || point <= MIN_POINT -> writeScientific(digits, count, point - 1, target, at)
            point <= 0 -> writeFraction(digits, count, -point, target, at)
            point >= count -> writeWhole(digits, count, point - count, target, at)
            else -> writeWithPoint(digits, count, point, target, at)
        }
    }

    private fun writeWhole(digits: Long, count: Int, zeros: Int, target: ByteArray, at: Int): Int {
        val end = at + count + zeros
        IntegerText.writeDigits(digits, target, at + count)
        target.fill(ZERO, at + count, end)
        target[end] = POINT
        target[end + 1] = ZERO
        return end + 2
    }

    private fun writeFraction(digits: Long, count: Int, zeros: Int, target: ByteArray, at: Int): Int {
        val start = at + 2 + zeros
        target.fill(ZERO, at, start)
        target[at + 1] = POINT
        IntegerText.writeDigits(digits, target, start + count)
        return start + count
    }

    private fun writeWithPoint(digits: Long, count: Int, point: Int, target: ByteArray, at: Int): Int {
        IntegerText.writeDigits(digits, target, at + 1 + count)
        for (index in at until at + point) target[index] = target[index + 1]
        target[at + point] = POINT
        return at + 1 + count
    }

    private fun writeScientific(digits: Long, count: Int, exponent: Int, target: ByteArray, at: Int): Int {
        var end = if (count == 1) at + 1 else writeWithPoint(digits, count, 1, target, at)
        if (count == 1) target[at] = (ZERO + digits).toByte()
        target[end++] = 'e'.code.toByte()
        target[end++] = (if (exponent < 0) '-' else '+').code.toByte()
        return IntegerText.print(if (exponent < 0) -exponent.toLong() else exponent.toLong(), target, end)
    }
}
