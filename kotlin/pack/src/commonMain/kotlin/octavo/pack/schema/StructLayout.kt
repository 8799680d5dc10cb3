package octavo.pack.schema

import octavo.core.InternalOctavoApi

/** Says where the fields of a struct or a tuple with these [types] stand: rules 3.1 to 3.6 of spec/pack.md. */
@InternalOctavoApi
public class StructLayout(public val types: List<Schema>) {
    private val codes = arrayOfNulls<HeaderCode>(types.size)
    private val presences = arrayOfNulls<HeaderCode>(types.size)

    /** Length of the header in bytes. */
    public val headerBytes: Int

    /** The bits of each 32-bit word of the header that a code uses; all others are zero. */
    public val usedBits: IntArray

    /** The fields of the fixed block, in order. */
    public val fixed: List<Int> = types.indices.filter { types[it] is Schema.Fixed }

    /** The fields of the compressed block, in order; optional ones among them. */
    public val compressed: List<Int> = types.indices.filter { types[it].present is Schema.Compressed }

    /** The fields of the variable block, in order. */
    public val variable: List<Int> = types.indices.filter { isVariable(types[it]) }

    /** Length of the fixed block in bytes. */
    public val fixedBytes: Int = fixed.sumOf { (types[it] as Schema.Fixed).width }

    /** The greatest length of the compressed block in bytes. */
    public val maxCompressedBytes: Int = compressed.sumOf { (types[it].present as Schema.Compressed).maxWidth }

    init {
        var bit = 0
        fun code(bits: Int): HeaderCode? {
            if (bits == 0) return null
            if (bit % WORD + bits > WORD) bit += WORD - bit % WORD
            return HeaderCode(bit / WORD, bit % WORD, bits).also { bit += bits }
        }
        types.forEachIndexed { index, type ->
            if (type is Schema.Optional && !type.type.isText) presences[index] = code(1)
            codes[index] = code(codeBits(type.present))
        }
        headerBytes = (bit + 7) / 8
        usedBits = IntArray((bit + WORD - 1) / WORD)
        for (code in codes.toList() + presences) if (code != null) usedBits[code.word] = usedBits[code.word] or code.mask
    }

    /** Whether a value would take no bytes, and is one zero byte. */
    public val isEmpty: Boolean get() = headerBytes + fixedBytes == 0 && variable.isEmpty()

    /** Returns the place of field [index]'s own code, or null if it has none. */
    public fun code(index: Int): HeaderCode? = codes[index]

    /** Returns the place of the bit that says whether field [index] has a value, or null if none does. */
    public fun presence(index: Int): HeaderCode? = presences[index]

    /** Returns the offset of fixed field [index] from the struct's first byte. */
    public fun fixedOffset(index: Int): Int =
        headerBytes + fixed.takeWhile { it != index }.sumOf { (types[it] as Schema.Fixed).width }

    private companion object {
        /** A code does not cross a multiple of so many bits. */
        const val WORD = 32
    }
}

/** The type of the values there are: `T` of `T?`. */
@InternalOctavoApi
public val Schema.present: Schema get() = if (this is Schema.Optional) type else this

/** Whether the length of a value, or its absence, stands in 4 bits of the header. */
@InternalOctavoApi
public val Schema.isText: Boolean get() = this == Schema.Text || this == Schema.Bytes

private fun codeBits(type: Schema): Int = when (type) {
    Schema.Bool -> 1
    Schema.Text, Schema.Bytes -> 4
    is Schema.Compressed -> type.codeBits
    is Schema.Enumeration -> bitsFor(type.names.size)
    is Schema.Flags -> type.names.size
    else -> 0
}

/** Returns the fewest bits that tell [count] indices apart. */
private fun bitsFor(count: Int): Int = 32 - (count - 1).countLeadingZeroBits()

private fun isVariable(type: Schema): Boolean = when (val present = type.present) {
    Schema.Bool, is Schema.Enumeration, is Schema.Flags, is Schema.Compressed -> false
    is Schema.Fixed -> type != present
    else -> true
}
