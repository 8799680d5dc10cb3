package octavo.core.number

import octavo.core.multiplyHigh

/**
 * The leading 128 bits of the powers of ten that doubles reach, rounded down, each computed exactly at first use.
 *
 * Threads may race to fill an entry: all write the same words. No word is ever stored as zero ([hidden] sees to it), so
 * that a reader who sees zero in either word computes the entry itself.
 */
internal object PowersOfTen {
    const val MIN_EXPONENT: Int = -342
    const val MAX_EXPONENT: Int = 324
    private const val COUNT = MAX_EXPONENT - MIN_EXPONENT + 1

    /** 10^55 = 5^55 * 2^55 and 5^55 is the largest power of five below 2^128. */
    private const val MAX_EXACT_EXPONENT = 55

    private val highWords = LongArray(COUNT)
    private val hiddenLowWords = LongArray(COUNT)

    /** Returns bits 127 to 64 of 10^[exponent], scaled so that bit 127 is set. */
    fun high(exponent: Int): Long {
        val word = highWords[exponent - MIN_EXPONENT]
        return if (word != 0L) word else compute(exponent, isHigh = true)
    }

    /** Returns bits 63 to 0 of the same number. */
    fun low(exponent: Int): Long {
        val word = hiddenLowWords[exponent - MIN_EXPONENT]
        return if (word != 0L) hidden(word) else compute(exponent, isHigh = false)
    }

    /** Says whether the 128 bits are all of 10^[exponent]. */
    fun isExact(exponent: Int): Boolean = exponent in 0..MAX_EXACT_EXPONENT

    private fun compute(exponent: Int, isHigh: Boolean): Long {
        val power = if (exponent >= 0) powerOfFive(exponent) else reciprocal(-exponent)
        val top = power.bitLength
        val high = power.bitsBelow(top)
        val low = power.bitsBelow(top - 64)
        highWords[exponent - MIN_EXPONENT] = high
        hiddenLowWords[exponent - MIN_EXPONENT] = hidden(low)
        return if (isHigh) high else low
    }

    private fun powerOfFive(exponent: Int): BigNatural {
        val power = BigNatural(bitCapacity = 800).set(1)
        power.multiplyByPowerOfFive(exponent)
        return power
    }

    /** Returns 2^n / 5^[exponent], rounded down, with n large enough for 128 significant bits: 5^342 has 795 bits. */
    private fun reciprocal(exponent: Int): BigNatural {
        val power = BigNatural(bitCapacity = 960).set(1)
        power.shiftLeft(exponent * 7 / 3 + 130) // log2(5) < 7/3
        power.divideByPowerOfFive(exponent)
        return power
    }

    /** Exact powers end in zero words, no power ends in a word of ones. */
    private fun hidden(word: Long): Long = word.inv()
}

/** Returns the upper 64 bits of the unsigned 128-bit product. */
internal fun multiplyHighUnsigned(a: Long, b: Long): Long = multiplyHigh(a, b) + ((a shr 63) and b) + ((b shr 63) and a)
