package octavo.flex.emit.plan

import octavo.core.int
import octavo.core.writeShortLe
import octavo.flex.emit.packedType
import octavo.flex.emit.typeOf
import octavo.flex.emit.widthOf

/** Writes maps of scalars, the wide ones of which were hoisted: RideHistory has hardly anything else, see benchmarks/findings/encodes.md. */
internal class HoistedMaps(private val tree: ValueTree, private val scalars: IndirectScalars, private val place: TwoByteMap) {
    /** Writes the map that is the child at [at], or says that it needs a plan: nothing is written then. */
    fun write(at: Int): Boolean = place.write(at, textBytes = 0) { map, _, bytes -> writeValues(map, bytes) }

    /** Puts the values in their places; returns twice the bytes of scalars that one byte does not reach, or -1 where a plan is needed. */
    private fun writeValues(map: Int, bytes: ByteArray): Int {
        val first = tree.first(map)
        val values = place.values
        val types = place.types
        var lowest = Int.MAX_VALUE
        var highest = -1
        var far = 0
        for (index in 0 until tree.count(map)) {
            val child = first + index
            val valueAt = values + 2 * index
            val packed = tree.packed(child)
            if (widthOf(packed) <= 1) {
                bytes.writeShortLe(valueAt, tree.bits.int(child).toShort())
                bytes[types + index] = packedType(typeOf(packed), 1).toByte()
                continue
            }
            val position = scalars.hoistedAt(tree, child)
            if (position < place.near || tree.isHuge(child)) return -1
            bytes.writeShortLe(valueAt, (valueAt - position).toShort())
            bytes[types + index] = tree.offsetType(child).toByte()
            val isOther = position < lowest || position > highest // than those before; between them it may be shared with one
            if (isOther && position < place.nearest) far += 2 shl widthOf(tree.outside(child))
            if (position < lowest) lowest = position
            if (position > highest) highest = position
        }
        return far
    }
}
