package octavo.flex.emit.plan

import octavo.flex.emit.KeyBlock
import octavo.flex.emit.KeyTable
import octavo.flex.emit.Shape
import octavo.flex.emit.unsignedWidth

/** Where a key vector would go, with or without fresh copies of keys that are far away: the shorter of the two. */
internal class KeyVectorPlan(private val tree: ValueTree, private val keys: KeyTable, private val written: Written) {
    /** The key vector's first element, its width, and the byte after it. */
    var position = 0
        private set
    var width = 0
        private set
    var end = 0
        private set

    /** It with its keys as one run of bytes, where all of them are new and a byte holds each offset. */
    var block: KeyBlock? = null
        private set

    /** Unless there is a [block], for each key where it stands: at or behind the plan's start when it has to be written. */
    var keyPositions = IntArray(INITIAL)
        private set

    /** The lowest of [keyPositions]. */
    private var furthest = 0

    /** Plans the key vector of [shape], to be written from [start] on; [areKeysNew] says whether the message holds none of its keys. */
    fun plan(shape: Shape, start: Int, areKeysNew: Boolean) {
        val block = if (areKeysNew) narrowBlock(shape) else null
        this.block = block
        if (block != null) return place(block, start)
        if (keyPositions.size < shape.size) keyPositions = IntArray(shape.size)
        if (!place(shape, start, copiesFarKeys = true)) return
        val endWithCopies = end
        place(shape, start, copiesFarKeys = false)
        if (endWithCopies < end) place(shape, start, copiesFarKeys = true)
    }

    private fun narrowBlock(shape: Shape): KeyBlock? = tree.block(shape).let { if (it == null || it.width > 0) null else it }

    private fun place(block: KeyBlock, start: Int) {
        position = start + block.vectorAt
        width = block.width
        end = start + block.bytes.size
    }

    /** Places the keys and the vector; returns whether there are copies of keys. */
    private fun place(shape: Shape, start: Int, copiesFarKeys: Boolean): Boolean {
        var at = start
        var copies = false
        furthest = start
        for (index in 0 until shape.size) {
            val key = shape.key(index)
            val old = written.keys[key]
            if (old >= 0 && !(copiesFarKeys && at - old > FAR)) {
                keyPositions[index] = old
                if (old < furthest) furthest = old
            } else {
                copies = copies || old >= 0
                keyPositions[index] = at
                at += keys.length(key) + 1
            }
        }
        width = narrowest(shape.size, at)
        position = first(at, width)
        end = position + (shape.size shl width)
        return copies
    }

    private fun first(at: Int, width: Int): Int = at + written.paddingAt(at, width) + (1 shl width)

    private fun narrowest(count: Int, at: Int): Int {
        for (width in unsignedWidth(count)..1) if (reachesAll(count, first(at, width), width)) return width
        return maxOf(2, unsignedWidth(count))
    }

    private fun reachesAll(count: Int, first: Int, width: Int): Boolean {
        val reach = (1 shl (8 shl width)) - 1
        if (first + (count shl width) - furthest <= reach) return true
        for (index in 0 until count) if (first + (index shl width) - keyPositions[index] > reach) return false
        return true
    }

    private companion object {
        const val INITIAL = 64

        /** Distance from which a fresh copy of a key is tried: beyond a one-byte offset, less a container's own length. */
        const val FAR = 200
    }
}
