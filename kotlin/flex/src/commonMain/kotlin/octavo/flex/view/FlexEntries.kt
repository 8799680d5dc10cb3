package octavo.flex.view

import octavo.core.Limits
import octavo.flex.FlexBytes
import octavo.flex.FlexKey
import octavo.flex.TypeCode
import octavo.flex.coder.indexOf
import octavo.flex.coder.keyEnd
import octavo.flex.coder.keysOf
import octavo.flex.coder.located
import octavo.flex.coder.mapSize
import octavo.flex.coder.mismatch
import octavo.flex.coder.target
import octavo.flex.coder.utf8Of
import octavo.flex.requireIndex

/** The entries of a map, read in place, in ascending order of keys; an index outside [0, [size]) throws [IndexOutOfBoundsException]. */
public class FlexEntries private constructor(bytes: ByteArray, start: Int, end: Int, base: Int, width: Int, size: Int, limits: Limits) :
    FlexSlots(bytes, start, end, base, width, size, EACH, limits) {
    override fun place(number: Int): Int {
        requireIndex(number, size)
        return number
    }

    /** Returns key [index], as a new string. */
    public fun key(index: Int): String = located(bytes, start, end) {
        requireIndex(index, size)
        val keysWidth = FlexBytes.keysWidth(bytes, base, width)
        val from = target(bytes, start, keysOf(bytes, start, end, base, width, size) + index * keysWidth, keysWidth)
        utf8Of(bytes, start, from, keyEnd(bytes, start, end, from))
    }

    /** Returns the index of [key], or -1 if the map does not have it. */
    public fun indexOf(key: FlexKey): Int = located(bytes, start, end) { indexOf(bytes, start, end, base, width, size, key) }

    /** Returns the index of [key], or -1 if the map does not have it. */
    public fun indexOf(key: String): Int = FlexKey.orNull(key)?.let { indexOf(it) } ?: -1

    /** Returns a map that reads each value with [read] when accessed. */
    public fun <T> asMap(read: (entries: FlexEntries, index: Int) -> T): Map<String, T> = FlexEntriesView(this, read)

    internal companion object {
        private const val EACH = -1

        fun at(bytes: ByteArray, start: Int, end: Int, at: Int, width: Int, packedType: Int, limits: Limits): FlexEntries {
            if (packedType ushr 2 != TypeCode.MAP) throw mismatch(bytes, start, end, "a map", at, packedType)
            val base = target(bytes, start, at, width)
            val own = FlexBytes.widthOf(packedType)
            return FlexEntries(bytes, start, end, base, own, mapSize(bytes, start, end, base, own), limits)
        }
    }
}
