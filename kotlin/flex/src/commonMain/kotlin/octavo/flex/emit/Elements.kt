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
    /**
     * Writes the values in [[start], [end]) into [bytes], the first at [position], and from [typesAt] on, unless that is 0, their types:
     * a scalar has the container's [width].
     */
    fun write(bytes: ByteArray, position: Int, start: Int, end: Int, width: Int, typesAt: Int = 0) {
        when (width) {
            0 -> eachNarrow(bytes, position, start, end, 0, typesAt) { at, value -> bytes[at] = value.toByte() }
            1 -> eachNarrow(bytes, position, start, end, 1, typesAt) { at, value -> bytes.writeShortLe(at, value.toShort()) }
            2 -> eachNarrow(bytes, position, start, end, 2, typesAt) { at, value -> bytes.writeIntLe(at, value) }
            else -> writeWide(bytes, position, start, end, typesAt)
        }
    }

    /** Calls [write] with the place and the element of each value: a scalar, or the distance back to what stands outside. */
    private inline fun eachNarrow(
        bytes: ByteArray,
        position: Int,
        start: Int,
        end: Int,
        width: Int,
        typesAt: Int,
        write: (at: Int, element: Int) -> Unit,
    ) {
        val types = values.types
        val bits = values.bits
        var at = position
        for (index in start until end) {
            var packed = types[index].toInt() and 0xFF
            var element = bits.int(index)
            val type = typeOf(packed)
            if (isInline(type)) {
                if (width == 2 && type == TypeCode.FLOAT) element = bits.double(index).toFloat().toRawBits()
                packed = packedType(type, width)
            } else {
                element = at - element
            }
            write(at, element)
            at += 1 shl width
            if (typesAt > 0) bytes[typesAt + index - start] = packed.toByte()
        }
    }

    private fun writeWide(bytes: ByteArray, position: Int, start: Int, end: Int, typesAt: Int) {
        val types = values.types
        val bits = values.bits
        var at = position
        for (index in start until end) {
            val packed = types[index].toInt() and 0xFF
            val isInline = isInline(typeOf(packed))
            if (isInline) bytes.writeWordLe(at, bits, index) else bytes.writeLongLe(at, at - bits.int(index))
            at += 8
            if (typesAt > 0) bytes[typesAt + index - start] = (if (isInline) packed or 3 else packed).toByte()
        }
    }
}
