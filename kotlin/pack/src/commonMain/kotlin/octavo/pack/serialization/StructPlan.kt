package octavo.pack.serialization

import octavo.pack.schema.HeaderCode
import octavo.pack.schema.Schema
import octavo.pack.schema.StructLayout

/**
 * Where the fields of a struct with these [types], and [names] if it is no tuple, stand; offsets count from the struct's first byte,
 * bits from its header's.
 */
internal class StructPlan(val types: List<TypePlan>, val names: List<String>? = null) {
    private val layout = StructLayout(types.map { it.schema })

    val size: Int get() = types.size
    val isEmpty: Boolean = layout.isEmpty
    val headerBytes: Int = layout.headerBytes

    /** Where the compressed block begins. */
    val compressedAt: Int = headerBytes + layout.fixedBytes

    /** Where the variable block begins if each compressed integer is as wide as it can be. */
    val variableAt: Int = compressedAt + layout.maxCompressedBytes

    /** The fields of the compressed block. */
    val compressed: IntArray = layout.compressed.toIntArray()

    /** The bits of each byte of the header that a code uses. */
    val usedBits: ByteArray = ByteArray(headerBytes) { (layout.usedBits[it / 4] ushr 8 * (it % 4)).toByte() }

    /** The bit that says whether a field has a value, or -1 if none does. */
    val presence: IntArray = IntArray(size) { bit(layout.presence(it)) }

    /** The first bit of a field's code, and how many it has. */
    val code: IntArray = IntArray(size) { bit(layout.code(it)) }
    val codeBits: IntArray = IntArray(size) { layout.code(it)?.bits ?: 0 }

    /** The offset of a field in the fixed block, or -1 if it is elsewhere. */
    val fixed: IntArray = IntArray(size) { if (types[it].schema is Schema.Fixed) layout.fixedOffset(it) else -1 }

    private fun bit(code: HeaderCode?) = if (code == null) -1 else code.word * Int.SIZE_BITS + code.shift
}
