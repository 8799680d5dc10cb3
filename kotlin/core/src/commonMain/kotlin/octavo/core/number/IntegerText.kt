package octavo.core.number

import octavo.core.InternalOctavoApi

/** Prints 64-bit integers in decimal. */
@InternalOctavoApi
public object IntegerText {
    /** The longest text of a 64-bit integer, in bytes. */
    public const val MAX_BYTES: Int = 20
    private const val ZERO = '0'.code

    /** Writes [value] into [target] from [at] on and returns the end. */
    public fun print(value: Long, target: ByteArray, at: Int): Int {
        if (value >= 0) return printUnsigned(value, target, at)
        target[at] = '-'.code.toByte()
        return printUnsigned(-value, target, at + 1) // the smallest one is its own negation, and right as unsigned
    }

    /** Writes [value], taken as unsigned, into [target] from [at] on and returns the end. */
    public fun printUnsigned(value: Long, target: ByteArray, at: Int): Int {
        if (value >= 0) {
            val end = at + digitCount(value)
            writeDigits(value, target, end)
            return end
        }
        val tens = (value ushr 1) / 5
        val end = printUnsigned(tens, target, at)
        target[end] = (ZERO + (value - tens * 10)).toByte()
        return end + 1
    }

    /** Returns how many digits [value], which is not negative, has; zero has one. */
    internal fun digitCount(value: Long): Int {
        var count = 1
        var limit = 10L
        while (value >= limit) {
            count++
            if (count == 19) break // 10^19 is beyond a Long
            limit *= 10
        }
        return count
    }

    /** Writes the digits of [value], which is not negative, so that they end before [end]. */
    internal fun writeDigits(value: Long, target: ByteArray, end: Int) {
        var rest = value
        var at = end
        do {
            val tens = rest / 10
            target[--at] = (ZERO + (rest - tens * 10)).toByte()
            rest = tens
        } while (rest != 0L)
    }
}
