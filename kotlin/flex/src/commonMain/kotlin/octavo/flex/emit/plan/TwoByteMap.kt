package octavo.flex.emit.plan

import octavo.core.int
import octavo.core.writeShortLe
import octavo.flex.TypeCode
import octavo.flex.emit.KeyVector
import octavo.flex.emit.packedType

/** The place at the end of a message of a map of two bytes a value that is written without a plan. */
internal class TwoByteMap(private val tree: ValueTree, private val written: Written) {
    /** Where what is written behind the texts begins. */
    var start = 0
        private set

    /** Where the values begin, and their types. */
    var values = 0
        private set
    var types = 0
        private set

    /** Where a plan would have the map end at most. */
    var latestEnd = 0
        private set

    /** The lowest position in reach of the map, and the first that one of a byte a value may reach. */
    var near = 0
        private set
    var nearest = 0
        private set

    /**
     * Writes the map that is the child at [at] behind [textBytes] that are left free, or says that it needs a plan: nothing is written then.
     *
     * It is written where all is in reach of two bytes, and to write again what one byte does not reach costs more than the map's narrower
     * values save. Of that [writeValues] returns twice the bytes at least, or -1 where a plan is needed.
     */
    inline fun write(at: Int, textBytes: Int, writeValues: (map: Int, keyVector: KeyVector, bytes: ByteArray) -> Int): Boolean {
        val map = tree.bits.int(at)
        val keyVector = tree.shape(map)?.keyVector ?: return false
        val count = tree.count(map)
        place(count, textBytes)
        val bytes = written.output.bytes
        if (!keyVector.isWritten || keyVector.position < near || types + count > bytes.size) return false
        if (writeValues(map, keyVector, bytes) <= saved(count)) return false
        writePrefix(keyVector, count)
        written.output.size = types + count
        tree.place(at, values, packedType(TypeCode.MAP, 1))
        return true
    }

    /** Finds where a map of [count] values goes: far within its reach, so that a plan would find it there as well. */
    private fun place(count: Int, textBytes: Int) {
        start = written.end + textBytes
        values = start + written.paddingAt(start, 1) + PREFIX
        types = values + 2 * count
        latestEnd = start + ROOM + count * ROOM_PER_VALUE
        near = maxOf(0, latestEnd - reach(1).toInt())
        nearest = start - reach(0).toInt()
    }

    /** Returns twice the bytes that a map of [count] values of a byte takes less. */
    private fun saved(count: Int): Int = 2 * (values - start - NARROW_PREFIX + count)

    private fun writePrefix(keyVector: KeyVector, count: Int) {
        val bytes = written.output.bytes
        val at = values - PREFIX
        if (at > start) bytes[start] = 0
        bytes.writeShortLe(at, (at - keyVector.position).toShort())
        bytes.writeShortLe(at + 2, (1 shl keyVector.width).toShort())
        bytes.writeShortLe(at + 4, count.toShort())
    }

    private companion object {
        /** Bytes before the values: offset and width of the key vector, count; and those of a map of a byte a value. */
        const val PREFIX = 6
        const val NARROW_PREFIX = 3

        /** At least what [Children.margin] is for a map of two bytes a value. */
        const val ROOM = 32
        const val ROOM_PER_VALUE = 15
    }
}
