package octavo.flex.view

import octavo.core.Limits
import octavo.flex.FlexBytes
import octavo.flex.FlexValue
import octavo.flex.coder.FlexShape
import octavo.flex.coder.checkRoot
import octavo.flex.coder.indexOf
import octavo.flex.coder.located
import octavo.flex.coder.missing
import octavo.flex.coder.structBase

/**
 * The map of a struct, read in place in a message. Generated accessors read properties from it by their numbers in [shape].
 *
 * When the object is created, the names of the map are compared with those of the shape; if they differ, properties are found by
 * name. Reading a missing property throws [octavo.core.MismatchException], as decoding does; [has] tells whether it is there.
 */
public class FlexStruct private constructor(
    bytes: ByteArray,
    start: Int,
    end: Int,
    base: Int,
    width: Int,
    size: Int,
    limits: Limits,
    private val shape: FlexShape,
    /** Whether the values stand in the order of the shape. */
    private val isProven: Boolean,
) : FlexSlots(bytes, start, end, base, width, size, EACH, limits) {
    /** Returns whether the map has property [number], even if it is null. */
    public fun has(number: Int): Boolean =
        isProven || located(bytes, start, end) { find(bytes, start, end, base, width, size, shape, number) >= 0 }

    override fun place(number: Int): Int = if (isProven) number else required(bytes, start, end, base, width, size, shape, number)

    public companion object {
        private const val EACH = -1

        /** Returns the struct that is the root of the message in [[fromIndex], [toIndex]) of [bytes]; [limits] are those of [decode]. */
        public fun root(
            bytes: ByteArray,
            shape: FlexShape,
            fromIndex: Int = 0,
            toIndex: Int = bytes.size,
            limits: Limits = Limits.DEFAULT,
        ): FlexStruct {
            checkRoot(bytes, fromIndex, toIndex)
            val width = FlexBytes.rootWidth(bytes, toIndex)
            val at = FlexBytes.rootAt(bytes, toIndex)
            return located(bytes, fromIndex, toIndex) {
                at(bytes, fromIndex, toIndex, at, width, FlexBytes.rootType(bytes, toIndex), limits, shape)
            }
        }

        internal fun at(
            bytes: ByteArray,
            start: Int,
            end: Int,
            at: Int,
            width: Int,
            packedType: Int,
            limits: Limits,
            shape: FlexShape,
        ): FlexStruct {
            val proof = structBase(bytes, start, end, at, width, packedType, shape)
            val base = if (proof < 0) proof.inv() else proof
            val own = FlexBytes.widthOf(packedType)
            return FlexStruct(bytes, start, end, base, own, FlexBytes.size(bytes, base, own), limits, shape, proof >= 0)
        }

        private fun find(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int, size: Int, shape: FlexShape, number: Int): Int =
            indexOf(bytes, start, end, base, width, size, shape.keys[number])

        private fun required(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int, size: Int, shape: FlexShape, number: Int): Int =
            find(bytes, start, end, base, width, size, shape, number).also {
                if (it < 0) throw missing(bytes, start, end, shape.names[number], base).locate()
            }
    }
}

/** Returns this value as a struct with the names of [shape]; [limits] are those of [FlexSlots.decode]. */
public fun FlexValue.asStruct(shape: FlexShape, limits: Limits = Limits.DEFAULT): FlexStruct {
    require(memory.size <= Int.MAX_VALUE) { "accessors read messages below 2 GiB, not one of ${memory.size} bytes" }
    val size = memory.size.toInt()
    return memory.window(0, size) { bytes, start ->
        located(bytes, start, start + size) {
            FlexStruct.at(bytes, start, start + size, start + at.toInt(), width, packedType, limits, shape)
        }
    }
}
