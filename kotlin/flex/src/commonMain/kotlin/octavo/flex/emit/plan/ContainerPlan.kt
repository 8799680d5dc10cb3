package octavo.flex.emit.plan

import octavo.flex.TypeCode
import octavo.flex.emit.KeyTable
import octavo.flex.emit.Shape
import octavo.flex.emit.TextTable
import octavo.flex.emit.isInline
import octavo.flex.emit.typeOf
import octavo.flex.emit.widthOf

/**
 * A trial of one width for one container: what has to be written in front of it, where, and at what cost.
 *
 * Nothing is written: [PlanWriter] carries the cheapest plan out. The order of bytes is: texts in the order of the
 * children, indirect scalars widest first, the key vector with the keys it needs, the container.
 */
internal class ContainerPlan(
    private val tree: ValueTree,
    private val children: Children,
    private val texts: TextTable,
    keys: KeyTable,
    private val written: Written,
) {
    /** The width tried. */
    var width = 0
        private set

    /** Twice the bytes this plan writes, less what a copy nearby will save later containers: the lower the better. */
    var cost = 0L
        private set

    /** For each child that is an offset what it is an offset to: behind the message's end when that has to be written. */
    val positions: IntArray get() = if (isSettled) children.positions else planned

    /** Whether all but new texts and keys stands there already: the children's own positions are the plan then, once those are written. */
    var isSettled = false
        private set
    private var planned = IntArray(INITIAL)

    val keyVector = KeyVectorPlan(tree, keys, written)

    /** Whether the key vector has to be written. */
    var writesKeyVector = false
        private set

    /** The children that have to be written, in that order: [newTexts] texts, then scalars. */
    var newChildren = IntArray(INITIAL)
        private set
    var newTexts = 0
        private set

    /** How many children have to be written. */
    var newCount = 0
        private set

    /** Where this plan has come to. */
    private var at = 0
    private var saved = 0L

    /** The lowest of [positions]. */
    private var furthest = Int.MAX_VALUE
    private var reach = 0L
    private var margin = 0L

    /** Tries [width], which [LeastCosts] has not ruled out; false when it cannot be, or costs [limit] or more. */
    fun tryWidth(width: Int, limit: Long): Boolean {
        start(width)
        if (children.hasOffsets) planOffsets()
        newTexts = newCount
        if (atLeast() >= limit || !planScalars(limit)) return false
        return planKeys(limit) && planContainer() && cost < limit
    }

    /** Takes the narrowest width in which all but new texts and keys stands before the container and in its reach; false where none is. */
    fun settle(): Boolean {
        val textsEnd = children.leastCosts.newTextsEnd
        return textsEnd >= 0 && settle(children.shape, textsEnd)
    }

    private fun settle(shape: Shape?, textsEnd: Int): Boolean {
        writesKeyVector = shape != null && !shape.keyVector.isWritten
        return when {
            shape == null -> takeNarrowest(Int.MAX_VALUE, textsEnd)
            shape.keyVector.isWritten -> takeNarrowest(shape.keyVector.position, textsEnd)
            else -> {
                keyVector.plan(shape, textsEnd, children.leastCosts.areKeysNew(shape))
                takeNarrowest(keyVector.position, keyVector.end)
            }
        }
    }

    /** The key vector stands at [keyVector], which is [Int.MAX_VALUE] if there is none, and what comes before the container ends at [end]. */
    private fun takeNarrowest(keyVector: Int, end: Int): Boolean {
        for (width in 0..children.widest) {
            if (!children.leastCosts.isSettled(width, keyVector, end)) continue
            take(width, end)
            return true
        }
        return false
    }

    private fun take(width: Int, end: Int) {
        this.width = width
        cost = children.leastCosts.exactly(width, end)
        isSettled = true
        newTexts = 0
        newCount = 0
    }

    private fun start(width: Int) {
        this.width = width
        isSettled = false
        at = children.start
        saved = 0
        furthest = Int.MAX_VALUE
        reach = reach(width)
        margin = children.margin(width)
        writesKeyVector = false
        newTexts = 0
        newCount = 0
        if (planned.size < children.count) grow()
    }

    private fun grow() {
        planned = IntArray(maxOf(children.count, planned.size * 2))
        newChildren = IntArray(planned.size)
    }

    /** Returns what this plan costs at least, as far as it is made. */
    private fun atLeast(): Long = 2L * (at - children.start + children.containerBytes(width)) - saved

    private fun isInReach(position: Int, margin: Long): Boolean = at + margin - position <= reach

    /** Plans the texts and containers. */
    private fun planOffsets() {
        for (index in 0 until children.count) {
            val packed = tree.packed(children.first + index)
            if (!isInline(typeOf(packed))) use(index, if (isText(typeOf(packed))) planText(index, packed) else children.positions[index])
        }
    }

    /** Notes that the child at [index] is an offset to [position]. */
    private fun use(index: Int, position: Int) {
        planned[index] = position
        if (position < furthest) furthest = position
    }

    private fun planText(index: Int, packed: Int): Int {
        val old = children.positions[index]
        return when {
            old < -1 -> planned[-2 - old]
            old >= 0 && isInReach(old, margin + children.textBytes) -> old
            else -> writeText(index, packed, old >= 0)
        }
    }

    private fun writeText(index: Int, packed: Int, isCopy: Boolean): Int {
        val type = typeOf(packed)
        val length = texts.length(children.entries[index])
        newChildren[newCount++] = index
        if (isCopy) saved += length + 2
        if (type != TypeCode.KEY) at += written.paddingAt(at, widthOf(packed)) + (1 shl widthOf(packed))
        val position = at
        at += length + (if (type == TypeCode.BLOB) 0 else 1)
        return position
    }

    /** Plans the scalars that stand outside, or gives up when they make the plan too dear. */
    private fun planScalars(limit: Long): Boolean {
        for (outsideWidth in 3 downTo width + 1) {
            if (children.hasOutside(outsideWidth) && !planScalars(outsideWidth, limit)) return false
        }
        return true
    }

    private fun planScalars(outsideWidth: Int, limit: Long): Boolean {
        for (place in 0 until children.wideCount) {
            val index = children.wideScalars[place]
            if (!tree.isOutside(children.first + index, width, outsideWidth)) continue
            use(index, planScalar(index, outsideWidth))
            if (planned[index] >= children.start && atLeast() >= limit) return false
        }
        return true
    }

    private fun planScalar(index: Int, outsideWidth: Int): Int {
        val old = children.positions[index]
        return when {
            old < -1 -> planned[-2 - old]
            old >= 0 && isInReach(old, margin) -> old
            else -> writeScalar(index, outsideWidth)
        }
    }

    private fun writeScalar(index: Int, outsideWidth: Int): Int {
        newChildren[newCount++] = index
        val position = at + written.paddingAt(at, outsideWidth)
        at = position + (1 shl outsideWidth)
        return position
    }

    /** Plans the key vector of a map, or gives up when it makes the plan too dear. */
    private fun planKeys(limit: Long): Boolean {
        val shape = children.shape ?: return true
        if (shape.keyVector.isWritten && isInReach(shape.keyVector.position, children.tail(width))) return true
        if (atLeast() + children.leastCosts.keyVectorAt(shape, at) >= limit) return false
        writesKeyVector = true
        planKeyVector(shape)
        return true
    }

    private fun planKeyVector(shape: Shape) {
        keyVector.plan(shape, at, children.leastCosts.areKeysNew(shape))
        if (shape.keyVector.isWritten) saved += keyVector.end - at
        at = keyVector.end
    }

    private fun planContainer(): Boolean {
        at += written.paddingAt(at, width)
        if (!reachesKeyVector()) return false
        at += children.prefix shl width
        if (!reachesAll()) return false
        at += (children.count shl width) + children.count
        cost = 2L * (at - children.start) - saved
        return true
    }

    private fun reachesKeyVector(): Boolean {
        val shape = children.shape ?: return true
        val position = if (writesKeyVector) keyVector.position else shape.keyVector.position
        return at - position <= reach
    }

    private fun reachesAll(): Boolean {
        if (furthest == Int.MAX_VALUE || at + (children.count.toLong() shl width) - furthest <= reach) return true
        for (index in 0 until children.count) {
            if (!tree.isInside(children.first + index, width) && at + (index shl width) - planned[index] > reach) return false
        }
        return true
    }

    private companion object {
        const val INITIAL = 64
    }
}
