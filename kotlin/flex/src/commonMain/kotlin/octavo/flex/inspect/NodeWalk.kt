package octavo.flex.inspect

import octavo.core.Utf8
import octavo.core.indexOfZero
import octavo.flex.FlexBytes
import octavo.flex.FlexType
import octavo.flex.PositionMap

/**
 * Makes the node of every value of a message, which ends at [end] of [bytes], and visits what each refers to once.
 *
 * The message is verified, so every read is inside; and no two of its values overlap, so the walk is linear.
 */
internal class NodeWalk(private val bytes: ByteArray, private val end: Int) {
    // The first node that referred to a position with a type and a width, the text of the keys met, and where these end.
    private val firstNodes = PositionMap<FlexNode>()
    private val keyTexts = PositionMap<String>()
    private val keyEnds = PositionMap<Int>()

    /** From the outermost to the innermost. */
    private val open = ArrayList<Open>()

    fun root(): FlexNode {
        val root = value(null, null, 0, FlexBytes.rootAt(bytes, end), FlexBytes.rootWidth(bytes, end), FlexBytes.rootType(bytes, end))
        while (open.isNotEmpty()) goOn(open.last())
        return root
    }

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
            val at = node.position + index * node.byteWidth
            node.add(value(node, innermost.keyOf(index), index, at, node.byteWidth, innermost.typeOf(index)))
        }
    }

    private fun value(parent: FlexNode?, key: String?, index: Int, at: Int, width: Int, packedType: Int): FlexNode {
        val type = FlexType.of(FlexBytes.typeOf(packedType)) ?: error("verified")
        if (type.isInline) return FlexNode(parent, key, index, type, width, at, count = 1)
        val position = FlexBytes.target(bytes, at, width)
        val ownWidth = FlexBytes.widthOf(packedType)
        return FlexNode(parent, key, index, type, ownWidth, position, count(type, position, ownWidth)).also { referred(it) }
    }

    private fun referred(node: FlexNode) {
        val typeAndWidth = node.type.code shl 4 or node.byteWidth
        val first = firstNodes.getOrPut(node.position.toLong() shl 16 or typeAndWidth.toLong()) { node }
        if (first === node) enter(node) else node.original = first
    }

    private fun count(type: FlexType, position: Int, width: Int): Int = when {
        type == FlexType.KEY -> keyEnd(position) - position
        type.isIndirect -> 1
        type.fixedSize > 0 -> type.fixedSize
        else -> FlexBytes.size(bytes, position, width)
    }

    private fun enter(node: FlexNode) {
        when (node.type) {
            FlexType.MAP -> open += Open(node, keysOf(node), typesOf(node))
            FlexType.VECTOR -> open += Open(node, { null }, typesOf(node))
            FlexType.VECTOR_KEY, FlexType.VECTOR_STRING -> open += Open(node, { null }, { FlexType.KEY.code shl 2 })
            else -> Unit
        }
    }

    private fun typesOf(node: FlexNode): (Int) -> Int =
        { FlexBytes.elementType(bytes, node.position, node.byteWidth, node.count, it) }

    private fun keysOf(map: FlexNode): (Int) -> String {
        val base = FlexBytes.keysBase(bytes, map.position, map.byteWidth)
        val width = FlexBytes.keysWidth(bytes, map.position, map.byteWidth)
        return { keyText(FlexBytes.target(bytes, base + it * width, width)) }
    }

    private fun keyText(position: Int): String =
        keyTexts.getOrPut(position.toLong()) { Utf8.decode(bytes, position, keyEnd(position)) }

    /** Looks for the end of each key once: many values may be one key. */
    private fun keyEnd(position: Int): Int = keyEnds.getOrPut(position.toLong()) { endOfKey(bytes, position) }
}

/** Returns where the NUL of the key at [position] is. */
internal fun endOfKey(bytes: ByteArray, position: Int): Int = indexOfZero(bytes, position, bytes.size)
