package octavo.flex.inspect

import octavo.core.Utf8
import octavo.flex.FlexBytes
import octavo.flex.FlexType
import octavo.flex.PositionMap

/**
 * Visits every value of a message once and claims the bytes it finds: the message ends at [end] of [bytes].
 *
 * The message is verified, so every read is inside; and no two of its values overlap, so the walk is linear.
 */
internal class LayoutWalk(private val bytes: ByteArray, private val end: Int) {
    val regions = ArrayList<FlexRegion>()

    // The first node that referred to a position with a packed type, the text of the keys met, and where these end.
    private val firstNodes = PositionMap<FlexNode>()
    private val keyTexts = PositionMap<String>()
    private val keyEnds = PositionMap<Int>()

    /** From the outermost to the innermost. */
    private val open = ArrayList<Open>()

    fun root(): FlexNode {
        val width = FlexBytes.rootWidth(bytes, end)
        val root = value(Place(null, null, 0), FlexBytes.rootAt(bytes, end), width, FlexBytes.rootType(bytes, end))
        while (open.isNotEmpty()) goOn(open.last())
        claim(end - 2, end - 1, FlexRole.ROOT_TYPE, root)
        claim(end - 1, end, FlexRole.ROOT_WIDTH, root)
        return root
    }

    /** Where a value stands in its container. */
    private class Place(val parent: FlexNode?, val key: String?, val index: Int)

    /** A container whose values from [next] on are still to be visited. */
    private class Open(val node: FlexNode, val keyOf: (Int) -> String?, val typeOf: (Int) -> Int) {
        var next = 0
    }

    /** Visits the next value of the innermost container: a list, since calls for containers inside one another could fill the stack. */
    private fun goOn(innermost: Open) {
        val node = innermost.node
        val index = innermost.next++
        if (index == node.count) {
            open.removeAt(open.lastIndex)
        } else {
            val place = Place(node, innermost.keyOf(index), index)
            value(place, node.position + index * node.byteWidth, node.byteWidth, innermost.typeOf(index))
        }
    }

    private fun value(place: Place, at: Int, width: Int, packedType: Int): FlexNode {
        val type = typeOf(packedType)
        val node = if (type.isInline) {
            FlexNode(place.parent, place.key, place.index, type, width, at, count = 1)
        } else {
            referred(place, FlexBytes.target(bytes, at, width), type, FlexBytes.widthOf(packedType))
        }
        claim(at, at + width, slotRole(node), node)
        place.parent?.add(node)
        return node
    }

    private fun slotRole(node: FlexNode): FlexRole = when {
        node.parent == null -> FlexRole.ROOT
        node.type.isInline -> FlexRole.SCALAR
        else -> FlexRole.OFFSET
    }

    private fun referred(place: Place, position: Int, type: FlexType, width: Int): FlexNode {
        val node = FlexNode(place.parent, place.key, place.index, type, width, position, count(type, position, width))
        val first = firstNodes.getOrPut(position.toLong() shl 16 or (type.code shl 4 or width).toLong()) { node }
        if (first === node) content(node) else node.original = first
        return node
    }

    private fun count(type: FlexType, position: Int, width: Int): Int = when {
        type == FlexType.KEY -> keyEnd(position) - position
        type.isIndirect -> 1
        type.fixedSize > 0 -> type.fixedSize
        else -> FlexBytes.size(bytes, position, width)
    }

    private fun content(node: FlexNode) {
        if (hasSize(node.type)) claim(node.position - node.byteWidth, node.position, FlexRole.SIZE, node)
        when (node.type) {
            FlexType.KEY -> key(node.position, node)
            FlexType.STRING -> string(node)
            FlexType.BLOB -> claim(node.position, node.position + node.count, FlexRole.BLOB, node)
            FlexType.MAP -> map(node)
            FlexType.VECTOR -> vector(node) { null }
            FlexType.VECTOR_KEY, FlexType.VECTOR_STRING -> keys(node)
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
        val keys = FlexBytes.keysBase(bytes, node.position, width)
        val keysWidth = FlexBytes.keysWidth(bytes, node.position, width)
        keyVector(keys, keysWidth, node)
        vector(node) { keyTexts[FlexBytes.target(bytes, keys + it * keysWidth, keysWidth).toLong()]!! }
    }

    /** Claims the key vector at [base], which several maps may share, for the first of them. */
    private fun keyVector(base: Int, width: Int, map: FlexNode) {
        if (firstNodes.getOrPut(base.toLong() shl 16 or width.toLong()) { map } !== map) return
        claim(base - width, base, FlexRole.KEY_VECTOR_SIZE, map)
        claim(base, base + map.count * width, FlexRole.KEY_VECTOR, map, width)
        for (index in 0 until map.count) key(FlexBytes.target(bytes, base + index * width, width), map)
    }

    /** Claims the key at [position], of which there is one however many refer to it. */
    private fun key(position: Int, node: FlexNode) {
        if (keyTexts[position.toLong()] != null) return
        val end = keyEnd(position)
        keyTexts[position.toLong()] = Utf8.decode(bytes, position, end)
        claim(position, end, FlexRole.KEY, node)
        claim(end, end + 1, FlexRole.KEY_TERMINATOR, node)
    }

    /** Looks for the end of each key once: many values may be one key. */
    private fun keyEnd(position: Int): Int = keyEnds.getOrPut(position.toLong()) {
        var end = position
        while (bytes[end] != 0.toByte()) end++
        end
    }

    private fun vector(node: FlexNode, keyOf: (Int) -> String?) {
        val width = node.byteWidth
        claim(node.position + node.count * width, node.position + node.count * (width + 1), FlexRole.TYPES, node, unitByteCount = 1)
        open += Open(node, keyOf) { FlexBytes.elementType(bytes, node.position, width, node.count, it) }
    }

    /** A vector of offsets to keys. */
    private fun keys(node: FlexNode) {
        open += Open(node, { null }, { FlexType.KEY.code shl 2 })
    }

    private fun claim(start: Int, end: Int, role: FlexRole, node: FlexNode, unitByteCount: Int = end - start) {
        if (start < end) regions += FlexRegion(start, end, role, node, unitByteCount)
    }

    private fun typeOf(packedType: Int): FlexType = FlexType.of(FlexBytes.typeOf(packedType)) ?: error("verified")

    /** Whether what [type] refers to has its size in front. */
    private fun hasSize(type: FlexType): Boolean = !type.isInline && !type.isIndirect && type.fixedSize == 0 && type != FlexType.KEY
}
