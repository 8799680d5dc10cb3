package octavo.flex.emit.plan

import octavo.flex.TypeCode
import octavo.flex.emit.isInline
import octavo.flex.emit.packedType
import octavo.flex.emit.signedWidth

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
    private val compat: Boolean,
) {
    /** The scalars to write, by entry. */
    private var block = IntArray(64)
    private var blockSize = 0

    /** The indirect widths met, as a set of bits. */
    private var widths = 0

    /** Hoists the scalars of the maps that are children [start] to [end] of the tree: first those of 8 bytes, then of 4. */
    fun hoist(start: Int, end: Int) {
        widths = 0
        hoist(start, end, 3)
        if (widths and (1 shl 2) != 0) hoist(start, end, 2)
    }

    private fun hoist(start: Int, end: Int, width: Int) {
        blockSize = 0
        scalars.positions.startTrial()
        for (at in start until end) {
            val map = tree.bits[at].toInt()
            if (pays(map, width)) collect(map, width)
        }
        for (index in 0 until blockSize) writer.writeScalar(block[index])
    }

    /** Says whether two-byte values plus the scalars of this [width] aside take fewer bytes than the map with all in line. */
    private fun pays(map: Int, width: Int): Boolean {
        var wide = 0
        for (at in tree.first(map) until tree.end(map)) {
            if (!isInline(tree.type(at))) continue
            widths = widths or (1 shl indirectWidth(at))
            if (indirectWidth(at) == width) wide++
        }
        val places = tree.count(map) + 3
        return wide > 0 && places shl width > places * 2 + (wide shl width)
    }

    private fun collect(map: Int, width: Int) {
        for (at in tree.first(map) until tree.end(map)) {
            if (!isInline(tree.type(at)) || indirectWidth(at) != width) continue
            val scalar = scalars.entry(packedType(indirectType(at), width), tree.bits[at])
            tree.hoistScalar(at, scalar)
            if (scalars.positions.planned(scalar) >= 0) continue
            scalars.positions.plan(scalar, 0)
            if (!isNear(scalar)) add(scalar)
        }
    }

    private fun add(scalar: Int) {
        if (blockSize == block.size) block = block.copyOf(blockSize * 2)
        block[blockSize++] = scalar
    }

    private fun isNear(scalar: Int): Boolean {
        val position = scalars.positions[scalar]
        return position >= 0 && written.end - position < NEAR
    }

    private fun indirectType(at: Int): Int = if (signs(at)) TypeCode.INT else tree.type(at)

    private fun indirectWidth(at: Int): Int = if (signs(at)) signedWidth(tree.bits[at]) else tree.width(at)

    private fun signs(at: Int): Boolean = compat && tree.type(at) == TypeCode.UINT && tree.bits[at] >= 0

    private companion object {
        /** How far back a scalar may stand to serve the next chunk: half of what a two-byte offset reaches. */
        const val NEAR = 32_000
    }
}
