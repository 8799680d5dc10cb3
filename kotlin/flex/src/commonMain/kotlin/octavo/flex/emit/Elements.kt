package octavo.flex.emit

import octavo.core.double
import octavo.core.int
import octavo.core.writeIntLe
import octavo.core.writeLongLe
import octavo.core.writeShortLe
import octavo.core.writeWordLe
import octavo.flex.TypeCode

/** Writes the values of a container from the [stack], in a loop of its own for each width. */
internal class Elements(private val stack: ValueStack) {
    /** Writes the values from [start] on into [bytes], the first at [position]. */
    fun write(bytes: ByteArray, position: Int, start: Int, width: Int) {
        when (width) {
            0 -> eachNarrow(position, start, 0) { at, value -> bytes[at] = value.toByte() }
            1 -> eachNarrow(position, start, 1) { at, value -> bytes.writeShortLe(at, value.toShort()) }
            2 -> eachNarrow(position, start, 2) { at, value -> bytes.writeIntLe(at, value) }
            else -> writeWide(bytes, position, start)
        }
    }

    /** Calls [write] with the place and the element of each value: a scalar, or the distance back to what stands outside. */
    private inline fun eachNarrow(position: Int, start: Int, width: Int, write: (at: Int, element: Int) -> Unit) {
        val types = stack.types
        val bits = stack.bits
        var at = position
        for (index in start until stack.size) {
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

    private fun writeWide(bytes: ByteArray, position: Int, start: Int) {
        val types = stack.types
        val bits = stack.bits
        var at = position
        for (index in start until stack.size) {
            val isInline = isInline(typeOf(types[index].toInt() and 0xFF))
            if (isInline) bytes.writeWordLe(at, bits, index) else bytes.writeLongLe(at, at - bits.int(index))
            at += 8
        }
    }

    /** Writes the types of the values from [start] on into [bytes] from [position] on: a scalar has the container's [width]. */
    fun writeTypes(bytes: ByteArray, position: Int, start: Int, width: Int) {
        val types = stack.types
        for (index in start until stack.size) {
            val packed = types[index].toInt() and 0xFF
            bytes[position + index - start] = (if (isInline(typeOf(packed))) packedType(typeOf(packed), width) else packed).toByte()
        }
    }
}
