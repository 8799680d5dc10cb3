package octavo.flex.emit.plan

import octavo.core.int
import octavo.core.writeShortLe
import octavo.flex.TypeCode
import octavo.flex.emit.KeyVector
import octavo.flex.emit.packedType
import octavo.flex.emit.typeOf
import octavo.flex.emit.widthOf

/**
 * Writes maps of scalars, the wide ones of which were hoisted, without a plan where that could only say two bytes a value.
 *
 * It does where all is in reach of two bytes, and to write again what one byte does not reach costs more than the map's
 * narrower values save. RideHistory has hardly anything else, see benchmarks/findings/encodes.md.
 */
internal class HoistedMaps(
    private val tree: ValueTree,
    private val hoist: ScalarHoist,
    private val scalars: IndirectScalars,
    private val written: Written,
) {
    /** Where the values of the map begin, and their types. */
    private var values = 0
    private var types = 0

    /** The lowest position in reach of the map, and the first that one of a byte a value may reach. */
    private var near = 0
    private var nearest = 0

    /** Writes the map that is the child at [at], or says that it needs a plan: nothing is written then. */
    fun write(at: Int): Boolean {
        val map = tree.bits.int(at)
        if (tree.hasOffsets(map) || !hoist.pays(map, 3)) return false
        val keyVector = tree.shape(map)?.keyVector ?: return false
        place(tree.count(map))
        val end = types + tree.count(map)
        val target = written.output.target
        if (!keyVector.isWritten || keyVector.position < near || end > target.bytes.size) return false
        val saved = values - written.end + tree.count(map)
        if (writeValues(map, target.bytes) <= saved) return false
        writePrefix(keyVector, tree.count(map))
        target.size = end
        tree.place(at, values, packedType(TypeCode.MAP, 1))
        return true
    }

    /** Finds where a map of [count] values goes: far within its reach, so that a plan would find it there as well. */
    private fun place(count: Int) {
        val start = written.end
        values = start + written.paddingAt(start, 1) + PREFIX
        types = values + 2 * count
        near = maxOf(0, start + ROOM + count * ROOM_PER_VALUE - reach(1).toInt())
        nearest = start - reach(0).toInt()
    }

    /** Puts the values in their places; returns how many bytes of scalars one byte does not reach, or -1 where a plan is needed. */
    private fun writeValues(map: Int, bytes: ByteArray): Int {
        val first = tree.first(map)
        var lowest = Int.MAX_VALUE
        var highest = -1
        var far = 0
        for (index in 0 until tree.count(map)) {
            val child = first + index
            val place = values + 2 * index
            val packed = tree.packed(child)
            if (widthOf(packed) <= 1) {
                bytes.writeShortLe(place, tree.bits.int(child).toShort())
                bytes[types + index] = packedType(typeOf(packed), 1).toByte()
                continue
            }
            val position = hoistedAt(child)
            if (position < near || tree.isHuge(child)) return -1
            bytes.writeShortLe(place, (place - position).toShort())
            bytes[types + index] = tree.offsetType(child).toByte()
            val isOther = position < lowest || position > highest // than those before; between them it may be shared with one
            if (isOther && position < nearest) far += 1 shl widthOf(tree.outside(child))
            if (position < lowest) lowest = position
            if (position > highest) highest = position
        }
        return far
    }

    /** Returns where the scalar at [child] was hoisted to, or -1. */
    private fun hoistedAt(child: Int): Int {
        val scalar = tree.hoistedScalar(child)
        return if (scalar < 0) -1 else scalars.positions[scalar]
    }

    private fun writePrefix(keyVector: KeyVector, count: Int) {
        val bytes = written.output.target.bytes
        val at = values - PREFIX
        if (at > written.end) bytes[written.end] = 0
        bytes.writeShortLe(at, (at - keyVector.position).toShort())
        bytes.writeShortLe(at + 2, (1 shl keyVector.width).toShort())
        bytes.writeShortLe(at + 4, count.toShort())
    }

    private companion object {
        /** Bytes before the values: offset and width of the key vector, count. */
        const val PREFIX = 6

        /** At least what [Children.margin] is for a map of two bytes a value. */
        const val ROOM = 32
        const val ROOM_PER_VALUE = 15
    }
}
