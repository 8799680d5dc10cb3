package octavo.pack.generic

import octavo.pack.schema.Schema

/** The integers of a type: from [min] to [max], or all of 64 bits without a sign. */
internal class Integers private constructor(private val min: Long, private val max: Long, private val isUnsignedLong: Boolean) {
    /** Returns the bits of [value], or null if it is no integer of the type. */
    fun bits(value: Any?): Long? {
        if (value is ULong) return if (isUnsignedLong || value <= max.toULong()) value.toLong() else null
        return signed(value)?.takeIf { it in min..max }
    }

    private fun signed(value: Any?): Long? = when (value) {
        is Long -> value
        is Int -> value.toLong()
        is Short -> value.toLong()
        is Byte -> value.toLong()
        is UInt -> value.toLong()
        is UShort -> value.toLong()
        is UByte -> value.toLong()
        else -> null
    }

    /** Whether all integers of the [other] type are of this one. */
    fun holds(other: Integers): Boolean = min <= other.min && (isUnsignedLong || (!other.isUnsignedLong && other.max <= max))

    /** Whether [bits] are an integer of the type. */
    fun has(bits: Long): Boolean = isUnsignedLong || bits in min..max

    /** Returns the integer with these [bits]. */
    fun value(bits: Long): Any = if (isUnsignedLong) bits.toULong() else bits

    companion object {
        private const val EXACT = (1L shl 53) - 1

        /** Returns the integers of a type that has some. */
        fun of(type: Schema): Integers = if (type is Schema.Compressed) of(type) else of(type as Schema.Fixed)

        fun of(type: Schema.Fixed): Integers = of(8 * type.width, type.name[0] == 'I')

        fun of(type: Schema.Compressed): Integers = when (type.maxWidth) {
            7 -> Integers(if (type.isSigned) -EXACT else 0, EXACT, false)
            else -> of(8 * type.maxWidth, type.isSigned)
        }

        private fun of(bits: Int, isSigned: Boolean): Integers = when {
            isSigned -> Integers(-1L shl (bits - 1), (-1L shl (bits - 1)).inv(), false)
            bits == 64 -> Integers(0, Long.MAX_VALUE, true)
            else -> Integers(0, (1L shl bits) - 1, false)
        }
    }
}
