package octavo.flex.inspect

import octavo.flex.FlexBytes
import octavo.flex.FlexType
import octavo.flex.PositionMap

/** Claims the bytes of a message, which ends at [end] of [bytes], for its values: each for the first that refers to it. */
internal class RegionWalk(private val bytes: ByteArray, private val end: Int) {
    private val regions = ArrayList<FlexRegion>()

    // The values that the keys were met at, and the key vectors by their positions and widths.
    private val keys = PositionMap<FlexNode>()
    private val keyVectors = PositionMap<FlexNode>()

    /** Of each container from the outermost to the innermost, the values that are left. */
    private val open = ArrayList<Iterator<FlexNode>>()

    /** Returns the regions of [root] and all values in it, in no order. */
    fun regions(root: FlexNode): List<FlexRegion> {
        visit(root, FlexBytes.rootAt(bytes, end), FlexBytes.rootWidth(bytes, end), FlexRole.ROOT)
        while (open.isNotEmpty()) goOn(open.last())
        claim(end - 2, end - 1, FlexRole.ROOT_TYPE, root)
        claim(end - 1, end, FlexRole.ROOT_WIDTH, root)
        return regions
    }

    private fun goOn(innermost: Iterator<FlexNode>) {
        if (!innermost.hasNext()) {
            open.removeAt(open.lastIndex)
            return
        }
        val node = innermost.next()
        val container = node.parent!!
        val role = if (node.type.isInline) FlexRole.SCALAR else FlexRole.OFFSET
        visit(node, container.position + node.index * container.byteWidth, container.byteWidth, role)
    }

    /** Claims the slot at [at], and what [node] refers to there. */
    private fun visit(node: FlexNode, at: Int, width: Int, role: FlexRole) {
        if (!node.type.isInline && node.original == null) content(node)
        claim(at, at + width, role, node)
        if (node.children.isNotEmpty()) open += node.children.iterator()
    }

    private fun content(node: FlexNode) {
        if (hasSize(node.type)) claim(node.position - node.byteWidth, node.position, FlexRole.SIZE, node)
        when (node.type) {
            FlexType.KEY -> key(node.position, node)
            FlexType.STRING -> string(node)
            FlexType.BLOB -> claim(node.position, node.position + node.count, FlexRole.BLOB, node)
            FlexType.MAP -> map(node)
            FlexType.VECTOR -> types(node)
            FlexType.VECTOR_KEY, FlexType.VECTOR_STRING -> Unit
            else -> scalars(node, if (node.type.isIndirect) FlexRole.INDIRECT else FlexRole.ELEMENTS)
        }
    }

    private fun string(node: FlexNode) {
        val end = node.position + node.count
        claim(node.position, end, FlexRole.STRING, node)
        claim(end, end + 1, FlexRole.STRING_TERMINATOR, node)
    }

    private fun scalars(node: FlexNode, role: FlexRole): Unit =
        claim(node.position, node.position + node.count * node.byteWidth, role, node, node.byteWidth)

    private fun map(node: FlexNode) {
        val width = node.byteWidth
        claim(node.position - 3 * width, node.position - 2 * width, FlexRole.MAP_KEYS, node)
        claim(node.position - 2 * width, node.position - width, FlexRole.MAP_KEYS_WIDTH, node)
        keyVector(FlexBytes.keysBase(bytes, node.position, width), FlexBytes.keysWidth(bytes, node.position, width), node)
        types(node)
    }

    /** Claims the key vector at [base], which several maps may share, for the first of them. */
    private fun keyVector(base: Int, width: Int, map: FlexNode) {
        if (keyVectors.getOrPut(base.toLong() shl 16 or width.toLong()) { map } !== map) return
        claim(base - width, base, FlexRole.KEY_VECTOR_SIZE, map)
        claim(base, base + map.count * width, FlexRole.KEY_VECTOR, map, width)
        for (index in 0 until map.count) key(FlexBytes.target(bytes, base + index * width, width), map)
    }

    /** Claims the key at [position], of which there is one however many refer to it. */
    private fun key(position: Int, node: FlexNode) {
        if (keys.getOrPut(position.toLong()) { node } !== node) return
        val end = endOfKey(bytes, position)
        claim(position, end, FlexRole.KEY, node)
        claim(end, end + 1, FlexRole.KEY_TERMINATOR, node)
    }

    private fun types(node: FlexNode) {
        val start = node.position + node.count * node.byteWidth
        claim(start, start + node.count, FlexRole.TYPES, node, unitByteCount = 1)
    }

    private fun claim(start: Int, end: Int, role: FlexRole, node: FlexNode, unitByteCount: Int = end - start) {
        if (start < end) regions += FlexRegion(start, end, role, node, unitByteCount)
    }

    /** Whether what [type] refers to has its size in front. */
    private fun hasSize(type: FlexType): Boolean = !type.isInline && !type.isIndirect && type.fixedSize == 0 && type != FlexType.KEY
}
