package octavo.core.number

/**
 * Finds the shortest decimal that reads back as a given double, and of those the nearest.
 *
 * Raffaello Giulietti, "The Schubfach way to render doubles", 2020.
 */
internal object DoubleToDecimal {
    private const val SIGNIFICAND_BITS = 52
    private const val SIGNIFICAND_MASK = (1L shl SIGNIFICAND_BITS) - 1
    private const val EXPONENT_BIAS = 1075

    /** Writes the finite, positive double with these [bits]. */
    fun print(bits: Long, target: ByteArray, at: Int): Int {
        val field = (bits ushr SIGNIFICAND_BITS).toInt()
        val fraction = bits and SIGNIFICAND_MASK
        if (bits == 0L) return DecimalText.write(0, 0, target, at)
        if (field == 0) return shortest(fraction, 1 - EXPONENT_BIAS, isLowerCloser = false, target, at)
        val significand = fraction or (1L shl SIGNIFICAND_BITS)
        val exponent = field - EXPONENT_BIAS
        if (exponent in -SIGNIFICAND_BITS..0 && significand.countTrailingZeroBits() >= -exponent) {
            return DecimalText.write(significand ushr -exponent, 0, target, at) // a whole number below 2^53
        }
        return shortest(significand, exponent, fraction == 0L && field > 1, target, at)
    }

    /** Writes [significand] * 2^[exponent]; names are the paper's: all v are scaled by 4 * 10^-k. */
    private fun shortest(significand: Long, exponent: Int, isLowerCloser: Boolean, target: ByteArray, at: Int): Int {
        val k = (exponent * 1_262_611 - (if (isLowerCloser) 524_031 else 0)) shr 22 // floor(log10(2^q)), or of 3/4 * 2^q
        val h = exponent + floorLog2PowerOf10(-k) + 1
        val powerHigh = PowersOfTen.high(-k)
        val powerLow = PowersOfTen.low(-k) + (if (PowersOfTen.isExact(-k)) 0 else 1) // the power rounded up
        val odd = significand and 1 // ties read back as the even neighbour, so an odd one excludes its bounds
        val middle = significand * 4
        val lower = roundToOdd(powerHigh, powerLow, (middle - (if (isLowerCloser) 1 else 2)) shl h) + odd
        val value = roundToOdd(powerHigh, powerLow, middle shl h)
        val upper = roundToOdd(powerHigh, powerLow, (middle + 2) shl h) - odd
        val s = value ushr 2
        if (s >= 10) {
            val tens = s / 10
            val isBelowInside = lower <= 40 * tens
            val isAboveInside = 40 * tens + 40 <= upper
            if (isBelowInside != isAboveInside) return DecimalText.write(if (isAboveInside) tens + 1 else tens, k + 1, target, at)
        }
        val isBelowInside = lower <= 4 * s
        val isAboveInside = 4 * s + 4 <= upper
        val roundsUp = if (isBelowInside != isAboveInside) isAboveInside else value > 4 * s + 2 || (value == 4 * s + 2 && s and 1 == 1L)
        return DecimalText.write(if (roundsUp) s + 1 else s, k, target, at)
    }

    /** Returns the upper 64 bits of the 192-bit product, with the last bit set when anything below the top was cut off. */
    private fun roundToOdd(powerHigh: Long, powerLow: Long, factor: Long): Long {
        val carry = multiplyHighUnsigned(powerLow, factor)
        val middle = powerHigh * factor + carry
        val high = multiplyHighUnsigned(powerHigh, factor) + (if (middle.toULong() < carry.toULong()) 1 else 0)
        return if (middle.toULong() > 1uL) high or 1 else high
    }
}
