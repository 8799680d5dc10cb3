package octavo.core.number

/** A whole number of any size, changed in place; only what exact number text needs. */
internal class BigNatural(bitCapacity: Int) {
    /** The number in base 2^32, lowest word first; words from [size] on are zero. */
    private val words = IntArray(bitCapacity / 32 + 2)
    private var size = 0

    /** Sets the number to [value], taken as unsigned. */
    fun set(value: Long): BigNatural {
        words.fill(0)
        words[0] = value.toInt()
        words[1] = (value ushr 32).toInt()
        size = 2
        trim()
        return this
    }

    /** Multiplies by [factor] and adds [summand]; both are below 2^31. */
    fun multiplyAdd(factor: Int, summand: Int) {
        var carry = summand.toLong()
        for (index in 0 until size) {
            val product = (words[index].toLong() and WORD) * factor + carry
            words[index] = product.toInt()
            carry = product ushr 32
        }
        if (carry != 0L) words[size++] = carry.toInt()
    }

    /** Multiplies by 5 to the power of [exponent]. */
    fun multiplyByPowerOfFive(exponent: Int) {
        repeat(exponent / CHUNK) { multiplyAdd(CHUNK_OF_FIVES, 0) }
        repeat(exponent % CHUNK) { multiplyAdd(5, 0) }
    }

    /** Divides by 5 to the power of [exponent], rounding down. */
    fun divideByPowerOfFive(exponent: Int) {
        repeat(exponent / CHUNK) { divide(CHUNK_OF_FIVES) }
        repeat(exponent % CHUNK) { divide(5) }
    }

    private fun divide(divisor: Int) {
        var remainder = 0L
        for (index in size - 1 downTo 0) {
            val dividend = (remainder shl 32) or (words[index].toLong() and WORD) // below divisor * 2^32: no sign
            words[index] = (dividend / divisor).toInt()
            remainder = dividend % divisor
        }
        trim()
    }

    /** Multiplies by 2 to the power of [bitCount]. */
    fun shiftLeft(bitCount: Int) {
        val wordCount = bitCount ushr 5
        val rest = bitCount and 31
        for (index in size downTo 0) {
            val low = if (rest == 0 || index == 0) 0 else words[index - 1] ushr (32 - rest)
            words[index + wordCount] = (words[index] shl rest) or low
        }
        words.fill(0, 0, wordCount)
        size += wordCount + 1
        trim()
    }

    /** The number of bits up to the highest one set. */
    val bitLength: Int get() = if (size == 0) 0 else size * 32 - words[size - 1].countLeadingZeroBits()

    /** Returns the 64 bits below bit [end]; those below bit 0 are zero. */
    fun bitsBelow(end: Int): Long {
        var bits = 0L
        for (index in end - 1 downTo end - 64) bits = (bits shl 1) or bit(index)
        return bits
    }

    private fun bit(index: Int): Long = if (index < 0) 0 else (words[index ushr 5] ushr (index and 31)).toLong() and 1

    /** Compares the numbers. */
    operator fun compareTo(other: BigNatural): Int {
        if (size != other.size) return size.compareTo(other.size)
        for (index in size - 1 downTo 0) {
            if (words[index] != other.words[index]) return words[index].toUInt().compareTo(other.words[index].toUInt())
        }
        return 0
    }

    private fun trim() {
        while (size > 0 && words[size - 1] == 0) size--
    }

    private companion object {
        const val WORD = 0xFFFFFFFFL

        /** 5^13 is the largest power of five below 2^31. */
        const val CHUNK = 13
        const val CHUNK_OF_FIVES = 1_220_703_125
    }
}
