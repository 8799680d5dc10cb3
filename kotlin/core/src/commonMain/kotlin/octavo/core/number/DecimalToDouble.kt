package octavo.core.number

import octavo.core.InternalOctavoApi
import octavo.core.readLongLe

/**
 * Turns decimals into the nearest double, ties to even; the same on every platform.
 *
 * W. D. Clinger, "How to read floating point numbers accurately", 1990, where both numbers are exact doubles; otherwise
 * D. Lemire, "Number parsing at a gigabyte per second", 2021, with N. Mushtak and D. Lemire, "Fast number parsing without
 * fallback", 2023.
 */
@InternalOctavoApi
public object DecimalToDouble {
    private const val MAX_EXACT_INTEGER = 1L shl 53
    private const val MAX_EXACT_POWER = 22
    private val EXACT_POWERS = doubleArrayOf(
        1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
        1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
    )

    private const val SIGNIFICAND_BITS = 52
    private const val EXPONENT_BIAS = 1023
    private const val INFINITE_EXPONENT = 0x7FF

    /** Below the 55 bits used, product bits that are all ones may still receive a carry. */
    private const val CARRY_MASK = 0x1FFL

    /** Returns the double nearest to [significand] (unsigned) times 10^[exponent]; infinity when it is out of range. */
    public fun convert(significand: Long, exponent: Int): Double {
        if (significand in 0..MAX_EXACT_INTEGER && exponent in -MAX_EXACT_POWER..MAX_EXACT_POWER) {
            val value = significand.toDouble()
            return if (exponent < 0) value / EXACT_POWERS[-exponent] else value * EXACT_POWERS[exponent]
        }
        return when {
            significand == 0L || exponent < PowersOfTen.MIN_EXPONENT -> 0.0
            exponent > MAX_EXPONENT -> Double.POSITIVE_INFINITY
            else -> approximate(significand, exponent)
        }
    }

    private fun approximate(significand: Long, exponent: Int): Double {
        val leadingZeros = significand.countLeadingZeroBits()
        val scaled = significand shl leadingZeros
        val power = PowersOfTen.high(exponent)
        var high = multiplyHighUnsigned(scaled, power)
        var low = scaled * power
        if (high and CARRY_MASK == CARRY_MASK) {
            val carry = multiplyHighUnsigned(scaled, lowRounded(exponent))
            low += carry
            if (low.toULong() < carry.toULong()) high++
        }
        val upperBit = (high ushr 63).toInt()
        val shift = upperBit + 64 - SIGNIFICAND_BITS - 3
        val bits = high ushr shift
        val binaryExponent = floorLog2PowerOf10(exponent) + 63 + upperBit - leadingZeros + EXPONENT_BIAS
        if (binaryExponent <= 0) return subnormal(bits, binaryExponent)
        val isHalfway = low in 0..1 && exponent in -4..23 && bits and 3 == 1L && bits shl shift == high
        return normal(if (isHalfway) bits - 1 else bits, binaryExponent)
    }

    /** The paper's table rounds the reciprocals of 5^1 to 5^27 up: they divide significands exactly. */
    private fun lowRounded(exponent: Int): Long = PowersOfTen.low(exponent) + (if (exponent in -27..-1) 1 else 0)

    private fun subnormal(bits: Long, binaryExponent: Int): Double {
        val shift = 1 - binaryExponent
        if (shift >= 64) return 0.0
        val rounded = roundLastBit(bits ushr shift)
        return Double.fromBits(rounded) // a carry into bit 52 makes it the smallest normal number
    }

    /** Rounds [bits], 54 of them, to 53; a carry out of the significand increments the exponent field above it. */
    private fun normal(bits: Long, binaryExponent: Int): Double {
        if (binaryExponent >= INFINITE_EXPONENT) return Double.POSITIVE_INFINITY
        return Double.fromBits(((binaryExponent - 1).toLong() shl SIGNIFICAND_BITS) + roundLastBit(bits))
    }

    private fun roundLastBit(bits: Long): Long = (bits + (bits and 1)) ushr 1

    /** Returns the value of the eight ASCII digits at [at]. */
    public fun eightDigits(bytes: ByteArray, at: Int): Int {
        // Pairs, then fours, then eight: each step adds ten (hundred, ten thousand) times the lower lane to the upper.
        val digits = bytes.readLongLe(at) - ASCII_ZEROS
        val pairs = digits * 10 + (digits ushr 8)
        val upper = (pairs and FIRST_OF_FOUR) * (100 + (1_000_000L shl 32))
        val lower = ((pairs ushr 16) and FIRST_OF_FOUR) * (1 + (10_000L shl 32))
        return ((upper + lower) ushr 32).toInt()
    }

    /** Says whether the eight bytes at [at] are all ASCII digits. */
    public fun isEightDigits(bytes: ByteArray, at: Int): Boolean {
        val word = bytes.readLongLe(at)
        return (word and HIGH_NIBBLES) or (((word + SIX_IN_EACH) and HIGH_NIBBLES) ushr 4) == THREE_IN_EACH
    }

    private const val MAX_EXPONENT = 308
    private const val ASCII_ZEROS = 0x3030303030303030L
    private const val HIGH_NIBBLES = -0x0F0F0F0F0F0F0F10L
    private const val SIX_IN_EACH = 0x0606060606060606L
    private const val THREE_IN_EACH = 0x3333333333333333L
    private const val FIRST_OF_FOUR = 0x000000FF000000FFL
}

/** Returns the largest n with 2^n <= 10^[exponent]; right for exponents within +-1233. */
internal fun floorLog2PowerOf10(exponent: Int): Int = (exponent * 1_741_647) shr 19
