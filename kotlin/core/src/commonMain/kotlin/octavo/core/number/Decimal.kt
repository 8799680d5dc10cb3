package octavo.core.number

/** The number a JSON number text stands for, without its sign: [digits] taken as one whole number, times 10^[exponent]. */
internal class Decimal private constructor(private val digits: ByteArray, val digitCount: Int, val exponent: Int) {
    /** Returns the first [count] digits as a number; 19 digits always fit. */
    fun leading(count: Int): Long {
        var value = 0L
        for (index in 0 until count) value = value * 10 + digits[index]
        return value
    }

    /** Returns all digits as a number. */
    fun toNatural(bitCapacity: Int): BigNatural {
        val number = BigNatural(bitCapacity).set(0)
        for (index in 0 until digitCount) number.multiplyAdd(10, digits[index].toInt())
        return number
    }

    companion object {
        /**
         * No double, and no point halfway between two doubles, has more than 767 significant digits. What follows can
         * only break a tie: a single digit 1 stands for all of it.
         */
        const val MAX_DIGITS: Int = 768

        /** Far outside the range of a double, whatever the digits. */
        private const val EXPONENT_LIMIT = 100_000L

        /** Larger than any count of digits in an array, so that digits cannot bring the value back into range. */
        private const val WRITTEN_EXPONENT_LIMIT = 100_000_000_000L

        /** Takes the number in [[start], [end]) of [bytes], which must follow the JSON grammar and have no sign. */
        fun parse(bytes: ByteArray, start: Int, end: Int): Decimal {
            val digits = ByteArray(minOf(end - start, MAX_DIGITS) + 1)
            var count = 0
            var exponent = 0L
            var isFraction = false
            var isCut = false
            var at = start
            while (at < end && bytes[at].toInt() or 0x20 != 'e'.code) {
                val digit = bytes[at++] - '0'.code
                when {
                    digit < 0 -> isFraction = true
                    count == 0 && digit == 0 -> if (isFraction) exponent--
                    count < MAX_DIGITS -> {
                        digits[count++] = digit.toByte()
                        if (isFraction) exponent--
                    }
                    else -> {
                        if (digit != 0) isCut = true
                        if (!isFraction) exponent++
                    }
                }
            }
            if (isCut) {
                digits[count++] = 1
                exponent--
            }
            if (at < end) exponent += writtenExponent(bytes, at + 1, end)
            return Decimal(digits, count, exponent.coerceIn(-EXPONENT_LIMIT, EXPONENT_LIMIT).toInt())
        }

        private fun writtenExponent(bytes: ByteArray, start: Int, end: Int): Long {
            val isSigned = bytes[start] < '0'.code
            var value = 0L
            for (at in (if (isSigned) start + 1 else start) until end) {
                value = minOf(value * 10 + (bytes[at] - '0'.code), WRITTEN_EXPONENT_LIMIT)
            }
            return if (bytes[start].toInt() == '-'.code) -value else value
        }
    }
}
