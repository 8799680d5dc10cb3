package octavo.flex.inspect

import octavo.core.Limits
import octavo.flex.Flex
import kotlin.jvm.JvmOverloads
import kotlin.jvm.JvmStatic

/**
 * The layout of a flex message: the role of every byte, and the values with their places.
 *
 * @property bytes the array that holds the message
 * @property root the root value; the other values are its [FlexNode.children] and their descendants
 */
public class FlexLayout private constructor(
    public val bytes: ByteArray,
    private val fromIndex: Int,
    private val toIndex: Int,
    public val root: FlexNode,
) {
    /** The regions of the message, in order, without gaps or overlaps; computed when first accessed. */
    public val regions: List<FlexRegion> by lazy { covering(RegionWalk(bytes, toIndex).regions(root), bytes, fromIndex, toIndex) }

    /** Returns an explanation of unit [unit] of [region]: `size: 3 entries`, `int 42`, `offset to string at byte 17`. */
    public fun explain(region: FlexRegion, unit: Int = 0): String = explanation(bytes, region, region.start + unit * region.unitByteCount)

    /** Returns the value of [node], a scalar, key or string, as JSON shows it; strings are cut after [maxBytes] bytes. */
    public fun valueText(node: FlexNode, maxBytes: Int = 64): String = valueText(bytes, node, maxBytes)

    public companion object {
        /** Returns the layout of the message in [[fromIndex], [toIndex]) of [bytes]; throws MalformedException when it is not valid. */
        @JvmStatic
        @JvmOverloads
        public fun of(bytes: ByteArray, fromIndex: Int = 0, toIndex: Int = bytes.size, limits: Limits = Limits.DEFAULT): FlexLayout {
            Flex.verify(bytes, fromIndex, toIndex, limits)
            return FlexLayout(bytes, fromIndex, toIndex, NodeWalk(bytes, toIndex).root())
        }
    }
}

/** Sorts [claimed] regions and fills the gaps; a byte that several claim goes to the one that starts first. */
private fun covering(claimed: List<FlexRegion>, bytes: ByteArray, fromIndex: Int, toIndex: Int): List<FlexRegion> {
    val result = ArrayList<FlexRegion>(claimed.size + claimed.size / 4)
    var covered = fromIndex
    for (region in claimed.sortedBy { it.start }) {
        if (region.start > covered) result += gap(bytes, covered, region.start)
        if (region.start >= covered) {
            result += region
        } else if (region.end > covered) {
            result += FlexRegion(covered, region.end, region.role, region.node)
        }
        covered = maxOf(covered, region.end)
    }
    if (covered < toIndex) result += gap(bytes, covered, toIndex)
    return result
}

/** Alignment needs at most seven bytes, and they are zero. */
private fun gap(bytes: ByteArray, start: Int, end: Int): FlexRegion {
    val isPadding = end - start < 8 && (start until end).all { bytes[it] == 0.toByte() }
    return FlexRegion(start, end, if (isPadding) FlexRole.PADDING else FlexRole.UNREFERENCED, node = null)
}
