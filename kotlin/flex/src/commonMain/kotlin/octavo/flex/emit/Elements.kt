package octavo.flex.emit

import octavo.core.double
import octavo.core.int
import octavo.core.writeIntLe
import octavo.core.writeLongLe
import octavo.core.writeShortLe
import octavo.core.writeWordLe
import octavo.flex.TypeCode

/** Writes a container's [values], in a loop of its own for each width. */
internal class Elements(private val values: PackedValues) {
    /** Writes the values in [[start], [end]) into [bytes], the first at [position]. */
    fun write(bytes: ByteArray, position: Int, start: Int, end: Int, width: Int) {
        when (width) {
            0 -> eachNarrow(position, start, end, 0) { at, value -> bytes[at] = value.toByte() }
            1 -> eachNarrow(position, start, end, 1) { at, value -> bytes.writeShortLe(at, value.toShort()) }
            2 -> eachNarrow(position, start, end, 2) { at, value -> bytes.writeIntLe(at, value) }
            else -> writeWide(bytes, position, start, end)
        }
    }

    /** Calls [write] with the place and the element of each value: a scalar, or the distance back to what stands outside. */
    private inline fun eachNarrow(position: Int, start: Int, end: Int, width: Int, write: (at: Int, element: Int) -> Unit) {
        val types = values.types
        val bits = values.bits
        var at = position
        for (index in start until end) {
            val type = typeOf(types[index].toInt() and 0xFF)
            val element = when {
                !isInline(type) -> at - bits.int(index)
                width == 2 && type == TypeCode.FLOAT -> bits.double(index).toFloat().toRawBits()
                else -> bits.int(index)
            }
            write(at, element)
            at += 1 shl width
        }
    }

    private fun writeWide(bytes: ByteArray, position: Int, start: Int, end: Int) {
        val types = values.types
        val bits = values.bits
        var at = position
        for (index in start until end) {
            val isInline = isInline(typeOf(types[index].toInt() and 0xFF))
            if (isInline) bytes.writeWordLe(at, bits, index) else bytes.writeLongLe(at, at - bits.int(index))
            at += 8
        }
    }

    /** Writes the types of the values in [[start], [end]) into [bytes] from [position] on: a scalar has the container's [width]. */
    fun writeTypes(bytes: ByteArray, position: Int, start: Int, end: Int, width: Int) {
        val types = values.types
        for (index in start until end) {
            val packed = types[index].toInt() and 0xFF
            bytes[position + index - start] = (if (isInline(typeOf(packed))) packedType(typeOf(packed), width) else packed).toByte()
        }
    }
}
