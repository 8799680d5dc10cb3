package octavo.flex.emit

import octavo.core.writeIntLe
import octavo.core.writeLongLe
import octavo.core.writeShortLe
import octavo.flex.TypeCode

/** Writes the values of a container from the [stack], in a loop of its own for each width. */
internal class Elements(private val stack: ValueStack) {
    /** Writes the values from [start] on into [bytes], the first at [position]. */
    fun write(bytes: ByteArray, position: Int, start: Int, width: Int) {
        when (width) {
            0 -> each(position, start, 0) { at, value -> bytes[at] = value.toByte() }
            1 -> each(position, start, 1) { at, value -> bytes.writeShortLe(at, value.toShort()) }
            2 -> each(position, start, 2) { at, value -> bytes.writeIntLe(at, value.toInt()) }
            else -> each(position, start, 3) { at, value -> bytes.writeLongLe(at, value) }
        }
    }

    /** Calls [write] with the place and the element of each value: a scalar, or the distance back to what stands outside. */
    private inline fun each(position: Int, start: Int, width: Int, write: (at: Int, element: Long) -> Unit) {
        val bits = stack.bits
        val types = stack.types
        var at = position
        for (index in start until stack.size) {
            val type = typeOf(types[index].toInt() and 0xFF)
            write(at, if (isInline(type)) scalar(type, bits[index], width) else at - bits[index])
            at += 1 shl width
        }
    }

    private fun scalar(type: Int, bits: Long, width: Int): Long =
        if (width == 2 && type == TypeCode.FLOAT) Double.fromBits(bits).toFloat().toRawBits().toLong() else bits

    /** Writes the types of the values from [start] on into [bytes] from [position] on: a scalar has the container's [width]. */
    fun writeTypes(bytes: ByteArray, position: Int, start: Int, width: Int) {
        val types = stack.types
        for (index in start until stack.size) {
            val packed = types[index].toInt() and 0xFF
            bytes[position + index - start] = (if (isInline(typeOf(packed))) packedType(typeOf(packed), width) else packed).toByte()
        }
    }
}
