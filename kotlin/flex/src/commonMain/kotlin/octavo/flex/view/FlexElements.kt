package octavo.flex.view

import octavo.core.Limits
import octavo.flex.FlexBytes
import octavo.flex.coder.elementType
import octavo.flex.coder.vectorBase
import octavo.flex.coder.vectorSize
import octavo.flex.requireIndex

/**
 * The elements of a vector of any kind, read in place; an index outside [0, [size]) throws [IndexOutOfBoundsException].
 *
 * The views of one type of element ([FlexInts] and its like) repeat the same functions for each type: a common supertype would box
 * the elements, and the views themselves.
 */
public class FlexElements private constructor(
    bytes: ByteArray,
    start: Int,
    end: Int,
    base: Int,
    width: Int,
    size: Int,
    commonType: Int,
    limits: Limits,
) : FlexSlots(bytes, start, end, base, width, size, commonType, limits) {
    override fun place(number: Int): Int {
        requireIndex(number, size)
        return number
    }

    /** Returns a list that reads each element with [read] when accessed. */
    public fun <T> asList(read: (elements: FlexElements, index: Int) -> T): List<T> = FlexListView(this, read)

    internal companion object {
        fun at(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int, limits: Limits): FlexElements {
            val base = vectorBase(bytes, start, end, at, width, packedType)
            val size = vectorSize(bytes, base, packedType)
            return FlexElements(bytes, start, end, base, FlexBytes.widthOf(packedType), size, elementType(packedType), limits)
        }
    }
}
