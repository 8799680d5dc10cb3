package octavo.flex.emit.plan

import octavo.core.ByteHash
import octavo.flex.HashIndex
import octavo.flex.emit.Positions

/**
 * The scalars of one message that stand outside their containers, by type, width and value; equal ones are shared.
 *
 * @property positions where each was written last
 */
internal class IndirectScalars(val positions: Positions) {
    private val index = HashIndex()
    private var packedTypes = ByteArray(INITIAL)
    private var values = LongArray(INITIAL)

    /** Returns the entry of this scalar, new or known. */
    fun entry(packed: Int, bits: Long): Int {
        val hash = ByteHash.mix(packed, bits)
        val known = index.find(hash) { values[it] == bits && packedTypes[it] == packed.toByte() }
        return if (known >= 0) known else add(hash, packed, bits)
    }

    private fun add(hash: Int, packed: Int, bits: Long): Int {
        val entry = index.addSought(hash)
        if (entry == values.size) {
            packedTypes = packedTypes.copyOf(entry * 2)
            values = values.copyOf(entry * 2)
        }
        packedTypes[entry] = packed.toByte()
        values[entry] = bits
        return entry
    }

    fun packed(entry: Int): Int = packedTypes[entry].toInt() and 0xFF

    fun bits(entry: Int): Long = values[entry]

    /** Returns where the scalar that is the child at [at] of [tree] was hoisted to, or -1. */
    fun hoistedAt(tree: ValueTree, at: Int): Int {
        val scalar = tree.hoistedScalar(at)
        return if (scalar < 0) -1 else positions[scalar]
    }

    fun clear() {
        index.clear()
        if (values.size <= KEPT) return
        packedTypes = ByteArray(INITIAL)
        values = LongArray(INITIAL)
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16
    }
}
