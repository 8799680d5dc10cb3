package octavo.flex.emit

import octavo.core.GrowableBytes
import octavo.core.equalBytes
import octavo.flex.HashIndex

/** The byte strings that one message has seen, by entry number; their bytes stand in [arena]. */
internal class ByteStrings(var arena: GrowableBytes) {
    private val index = HashIndex()
    private var positions = IntArray(32)
    private var lengths = IntArray(32)

    /** The type code each entry was added for: equal bytes of two types are two entries. */
    private var types = ByteArray(32)

    val size: Int get() = index.size

    /** Returns where in the arena the bytes of [entry] begin. */
    fun position(entry: Int): Int = positions[entry]

    /** Returns the byte count of [entry]. */
    fun length(entry: Int): Int = lengths[entry]

    /** Returns the entry of [type] whose bytes equal those of [bytes] in [[start], [end]), or -1. */
    fun find(hash: Int, bytes: ByteArray, start: Int, end: Int, type: Int): Int = index.find(hash) { entry ->
        lengths[entry] == end - start && types[entry] == type.toByte() &&
            equalBytes(arena.bytes, positions[entry], bytes, start, end - start)
    }

    /** Adds what stands at [position] of the arena and returns its entry. */
    fun add(hash: Int, position: Int, length: Int, type: Int): Int {
        val entry = index.add(hash)
        if (entry == positions.size) grow()
        positions[entry] = position
        lengths[entry] = length
        types[entry] = type.toByte()
        return entry
    }

    private fun grow() {
        positions = positions.copyOf(positions.size * 2)
        lengths = lengths.copyOf(positions.size)
        types = types.copyOf(positions.size)
    }

    /** Compares two entries as unsigned bytes, a prefix first. */
    fun compare(a: Int, b: Int): Int {
        val bytes = arena.bytes
        val common = minOf(lengths[a], lengths[b])
        for (offset in 0 until common) {
            val difference = (bytes[positions[a] + offset].toInt() and 0xFF) - (bytes[positions[b] + offset].toInt() and 0xFF)
            if (difference != 0) return difference
        }
        return lengths[a] - lengths[b]
    }

    fun clear() {
        index.clear()
        if (positions.size > KEPT_ENTRIES) {
            positions = IntArray(32)
            lengths = IntArray(32)
            types = ByteArray(32)
        }
    }

    private companion object {
        const val KEPT_ENTRIES = 1 shl 15
    }
}
