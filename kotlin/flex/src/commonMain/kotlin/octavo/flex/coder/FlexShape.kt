package octavo.flex.coder

import octavo.flex.FlexKey
import octavo.flex.emit.writeInteger
import kotlin.concurrent.atomics.AtomicInt
import kotlin.concurrent.atomics.ExperimentalAtomicApi
import kotlin.concurrent.atomics.fetchAndIncrement

/**
 * The property names of a struct, in the order in which its values are put, made ready once for all messages.
 *
 * A message holds the names as a constant block: the keys in ascending order of their bytes, each with its terminator, then the
 * key vector. Offsets inside it are relative, so that one copy puts it anywhere. Names given in ascending order need no sorting.
 */
@OptIn(ExperimentalAtomicApi::class)
public class FlexShape(vararg names: String) {
    /** Number of properties. */
    public val size: Int = names.size

    /** The names, in the order in which values are put. */
    internal val names: Array<String> = Array(size) { names[it] }

    /** The names as keys, in the order in which values are put. */
    internal val keys: Array<FlexKey> = Array(size) { FlexKey(names[it]) }

    /** For each stored place the property that stands there; null when they are put as they are stored. */
    internal val order: IntArray? = sortedOrder(keys)

    /** Number of this shape among all of the process, from 0: tables of shapes are indexed by it. */
    internal val id: Int = nextId.fetchAndIncrement()

    /** Width of the key vector's elements as a base-2 logarithm: 0 or 1 unless names take more than 64 KiB. */
    internal val keysWidth: Int

    /** Where in [block] the first element of the key vector stands. */
    internal val keysAt: Int

    /** Keys and key vector, to be copied to a multiple of the key vector's width. */
    internal val block: ByteArray

    init {
        val encoded = List(size) { stored(it).encodeToByteArray() }
        val keyBytes = encoded.sumOf { it.size + 1 }
        keysWidth = (0..2).first { log -> reach(encoded, vectorAt(keyBytes, log), log) < 1L shl (8 shl log) && size < 1L shl (8 shl log) }
        keysAt = vectorAt(keyBytes, keysWidth)
        block = ByteArray(keysAt + (size shl keysWidth))
        write(encoded)
    }

    /** Returns the name of property number [property]. */
    public fun nameOf(property: Int): String = names[property]

    /** Returns the name that is stored at [place]. */
    internal fun stored(place: Int): String = names[source(place)]

    /** Returns the property whose value is stored at [place]. */
    internal fun source(place: Int): Int = if (order == null) place else order[place]

    private fun write(encoded: List<ByteArray>) {
        writeElement(keysAt - (1 shl keysWidth), size)
        var at = 0
        for (place in 0 until size) {
            encoded[place].copyInto(block, at)
            val element = keysAt + (place shl keysWidth)
            writeElement(element, element - at)
            at += encoded[place].size + 1
        }
    }

    private fun writeElement(at: Int, value: Int): Unit = writeInteger(block, at, value.toLong(), keysWidth)

    private companion object {
        val nextId = AtomicInt(0)

        /** Returns where the first element stands behind [keyBytes] of keys, padding and the count. */
        fun vectorAt(keyBytes: Int, log: Int): Int = keyBytes + (-keyBytes and ((1 shl log) - 1)) + (1 shl log)

        /** Returns the greatest offset of a key vector at [vectorAt]. */
        fun reach(encoded: List<ByteArray>, vectorAt: Int, log: Int): Long {
            var at = 0
            var reach = 0L
            for ((place, key) in encoded.withIndex()) {
                reach = maxOf(reach, vectorAt.toLong() + (place shl log) - at)
                at += key.size + 1
            }
            return reach
        }

        fun sortedOrder(keys: Array<FlexKey>): IntArray? {
            val order = keys.indices.sortedWith { a, b -> keys[a].compareTo(keys[b]) }
            for (place in 1 until keys.size) {
                require(keys[order[place - 1]].compareTo(keys[order[place]]) != 0) { "two properties are named ${keys[order[place]]}" }
            }
            return if (order == keys.indices.toList()) null else order.toIntArray()
        }
    }
}
