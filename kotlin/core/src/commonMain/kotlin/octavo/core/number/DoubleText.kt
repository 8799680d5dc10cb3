package octavo.core.number

import octavo.core.InternalOctavoApi

/** Parses and prints doubles as text, the same in every language: see spec/json.md, "Number text". */
@InternalOctavoApi
public object DoubleText {
    /** The longest text [print] writes, in bytes. */
    public const val MAX_BYTES: Int = 25

    /** Digits that an unsigned 64-bit integer always holds. */
    private const val MAX_LONG_DIGITS = 19
    private const val HIDDEN_BIT = 1L shl 52

    /** 769 digits or 1,110 powers of five, shifted by up to 1,100 bits, are under this. */
    private const val BIT_CAPACITY = 6_400

    /**
     * Returns the double nearest to the JSON number in [[start], [end]) of [bytes], ties to even; infinity when it is
     * out of range. The caller has checked the grammar; there may be any number of digits.
     */
    public fun parse(bytes: ByteArray, start: Int, end: Int): Double {
        val isNegative = bytes[start].toInt() == '-'.code
        val magnitude = nearest(Decimal.parse(bytes, if (isNegative) start + 1 else start, end))
        return if (isNegative) -magnitude else magnitude
    }

    private fun nearest(decimal: Decimal): Double {
        val count = minOf(decimal.digitCount, MAX_LONG_DIGITS)
        val exponent = decimal.exponent + (decimal.digitCount - count)
        val below = DecimalToDouble.convert(decimal.leading(count), exponent)
        if (count == decimal.digitCount || below.isInfinite()) return below
        val above = DecimalToDouble.convert(decimal.leading(count) + 1, exponent)
        return if (below == above) below else nearerOf(below, above, decimal)
    }

    /** Decides between the neighbours [below] and [above] by comparing [decimal] with the point halfway, exactly. */
    private fun nearerOf(below: Double, above: Double, decimal: Decimal): Double {
        val bits = below.toRawBits()
        val field = (bits ushr 52).toInt()
        val significand = (bits and (HIDDEN_BIT - 1)) + (if (field == 0) 0 else HIDDEN_BIT)
        val halfway = BigNatural(BIT_CAPACITY).set(significand * 2 + 1) // times 2^halfwayExponent
        val halfwayExponent = maxOf(field, 1) - 1076
        val exact = decimal.toNatural(BIT_CAPACITY)
        if (decimal.exponent < 0) halfway.multiplyByPowerOfFive(-decimal.exponent) else exact.multiplyByPowerOfFive(decimal.exponent)
        val shift = decimal.exponent - halfwayExponent
        if (shift < 0) halfway.shiftLeft(-shift) else exact.shiftLeft(shift)
        val order = exact.compareTo(halfway)
        return if (order > 0 || (order == 0 && bits and 1 == 1L)) above else below
    }

    /**
     * Writes the shortest text that reads back as [value], which must be finite, into [target] from [at] on and returns the end.
     *
     * The text is ECMAScript's `Number::toString`, except that minus zero is `-0.0` and that `.0` follows a text of digits alone.
     */
    public fun print(value: Double, target: ByteArray, at: Int): Int {
        val bits = value.toRawBits()
        var end = at
        if (bits < 0) target[end++] = '-'.code.toByte()
        return DoubleToDecimal.print(bits and Long.MAX_VALUE, target, end)
    }

    /** Returns that text, or `NaN`, `Infinity` or `-Infinity`. */
    public fun string(value: Double): String {
        if (!value.isFinite()) return value.toString()
        val text = ByteArray(MAX_BYTES)
        return text.decodeToString(0, print(value, text, 0))
    }
}
