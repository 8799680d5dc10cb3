package octavo.flex.emit.plan

import octavo.core.int
import octavo.flex.emit.isInline
import octavo.flex.emit.typeOf
import octavo.flex.emit.widthOf

/**
 * Writes the wide scalars of sibling maps as one aligned block before the maps, where that makes the maps narrower.
 *
 * Alone, each 8-byte scalar costs up to 7 bytes of padding; in a block of its own kind it costs none.
 */
internal class ScalarHoist(
    private val tree: ValueTree,
    private val scalars: IndirectScalars,
    private val writer: PlanWriter,
    private val written: Written,
) {
    /** Where the message ended before the block. */
    private var blockStart = 0

    /** Hoists the scalars of the maps that are children [start] to [end] of the tree: first those of 8 bytes, then of 4. */
    fun hoist(start: Int, end: Int) {
        hoist(start, end, 3)
        hoist(start, end, 2)
    }

    private fun hoist(start: Int, end: Int, width: Int) {
        blockStart = written.end
        for (at in start until end) {
            val map = tree.bits.int(at)
            if (pays(map, width)) write(map, width)
        }
    }

    /** Says whether two-byte values plus the scalars of this [width] aside take fewer bytes than the map with all in line. */
    fun pays(map: Int, width: Int): Boolean {
        val wide = tree.scalarCount(map, width)
        val places = tree.count(map) + 3
        return wide > 0 && places shl width > places * 2 + (wide shl width)
    }

    private fun write(map: Int, width: Int) {
        for (at in tree.first(map) until tree.end(map)) {
            val outside = tree.outside(at)
            if (!isInline(typeOf(outside)) || widthOf(outside) != width) continue
            val scalar = scalars.entry(outside, tree.bits[at])
            tree.hoistScalar(at, scalar)
            if (!isNear(scalars.positions[scalar])) writer.writeScalar(scalar)
        }
    }

    /** Says whether what stands at [position], unless that is negative, serves this block's maps: what is in the block does. */
    private fun isNear(position: Int): Boolean = position >= 0 && blockStart - position < NEAR

    private companion object {
        /** How far back a scalar may stand to serve the next chunk: half of what a two-byte offset reaches. */
        const val NEAR = 32_000
    }
}
