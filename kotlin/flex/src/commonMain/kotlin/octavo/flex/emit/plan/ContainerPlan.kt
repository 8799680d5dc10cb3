package octavo.flex.emit.plan

import octavo.flex.TypeCode
import octavo.flex.emit.ByteStrings
import octavo.flex.emit.KeyTable
import octavo.flex.emit.Shape
import octavo.flex.emit.unsignedWidth

/**
 * A trial of one width for one container: what has to be written in front of it, where, and at what cost.
 *
 * Nothing is written: [PlanWriter] carries the cheapest plan out. The order of bytes is: texts in the order of the
 * children, indirect scalars widest first, the key vector with the keys it needs, the container.
 */
internal class ContainerPlan(
    private val children: Children,
    private val texts: ByteStrings,
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
    var positions = IntArray(INITIAL)
        private set

    val keyVector = KeyVectorPlan(keys, written)

    /** Whether the key vector has to be written. */
    var writesKeyVector = false
        private set

    /** Whether texts or scalars have to be written. */
    var writesTexts = false
        private set
    var writesScalars = false
        private set

    /** Where the message ended before, and where this plan has come to. */
    private var start = 0
    private var at = 0
    private var saved = 0L

    /** The lowest of [positions]. */
    private var furthest = Int.MAX_VALUE
    private var reach = 0L

    /** Tries [width] for a map of this [shape], or a vector where it is null; false when it cannot be, or costs [limit] or more. */
    fun tryWidth(width: Int, shape: Shape?, limit: Long): Boolean {
        this.width = width
        start = written.end
        at = start
        saved = 0
        reach = if (width > 1) Int.MAX_VALUE.toLong() else (1L shl (8 shl width)) - 1
        if (!canHold(shape, limit)) return false
        if (positions.size < children.count) positions = IntArray(maxOf(children.count, positions.size * 2))
        written.startTrial()
        useContainers()
        writesKeyVector = false
        writesTexts = false
        writesScalars = false
        val margin = margin(shape)
        planTexts(margin)
        if (atLeast(shape) >= limit || !planScalars(shape, margin, limit)) return false
        writesKeyVector = isKeyVectorFar(shape)
        if (atLeast(shape) >= limit) return false
        if (shape != null && writesKeyVector) planKeyVector(shape)
        return planContainer(shape)
    }

    /** Returns what this plan costs at least, as far as it is made. */
    private fun atLeast(shape: Shape?): Long {
        val keyVector = if (writesKeyVector) children.count + 1L else 0
        return 2L * (at - start + containerBytes(shape)) - saved + keyVector
    }

    private fun containerBytes(shape: Shape?): Long = ((children.count + prefix(shape)).toLong() shl width) + children.count

    private fun canHold(shape: Shape?, limit: Long): Boolean {
        val count = children.count
        if (unsignedWidth(count) > width) return false
        if (2L * containerBytes(shape) >= limit || atLeastHere(shape) >= limit) return false
        if (children.furthestContainer != Int.MAX_VALUE && at - children.furthestContainer > reach) return false
        return !children.isForbidden(width)
    }

    /** Returns what this width costs at least, to be told apart from its rivals before anything is planned. */
    private fun atLeastHere(shape: Shape?): Long {
        val rewritesWide = width < 3 && children.hasWideScalars && !isInReach(children.nearestWideScalar, margin(shape))
        return 2L * containerBytes(shape) + (if (isKeyVectorFar(shape)) children.count + 1 else 0) + (if (rewritesWide) 16 else 0)
    }

    private fun isKeyVectorFar(shape: Shape?): Boolean =
        shape != null && !(shape.keyVector.isWritten && isInReach(shape.keyVector.position, tail()))

    private fun prefix(shape: Shape?): Int = if (shape == null) 1 else MAP_PREFIX

    /** Bytes of the container itself at most, with its padding. */
    private fun tail(): Long {
        val count = children.count
        return ((count + MAP_PREFIX + 1).toLong() shl width) + count
    }

    /** Bytes that may come between a scalar written now and the container. */
    private fun margin(shape: Shape?): Long =
        tail() + 8L * children.indirectCount(width) + 16 + (if (shape == null) 0 else (children.count + 1) * 4L + 4)

    private fun isInReach(position: Int, margin: Long): Boolean = at + margin - position <= reach

    private fun useContainers() {
        furthest = children.furthestContainer
        if (furthest == Int.MAX_VALUE) return
        for (index in 0 until children.count) if (children.isContainer(index)) positions[index] = children.values[index].toInt()
    }

    /** Notes that the child at [index] is an offset to [position]. */
    private fun use(index: Int, position: Int) {
        positions[index] = position
        if (position < furthest) furthest = position
    }

    private fun planTexts(margin: Long) {
        if (children.textBytes == 0L) return
        for (index in 0 until children.count) {
            if (isText(children.types[index].toInt())) use(index, planText(index, margin + children.textBytes))
        }
    }

    private fun planText(index: Int, margin: Long): Int {
        val text = children.values[index].toInt()
        val planned = written.texts.planned(text)
        if (planned >= 0) return planned
        val old = written.texts[text]
        val position = if (old >= 0 && isInReach(old, margin)) old else writeText(index, text, old >= 0)
        written.texts.plan(text, position)
        return position
    }

    private fun writeText(index: Int, text: Int, isCopy: Boolean): Int {
        val type = children.types[index].toInt()
        val length = texts.length(text)
        val sizeWidth = children.widths[index].toInt()
        writesTexts = true
        if (isCopy) saved += length + 2
        if (type != TypeCode.KEY) at += written.paddingAt(at, sizeWidth) + (1 shl sizeWidth)
        val position = at
        at += length + (if (type == TypeCode.BLOB) 0 else 1)
        return position
    }

    /** Plans the scalars that stand outside, or gives up when they make the plan too dear. */
    private fun planScalars(shape: Shape?, margin: Long, limit: Long): Boolean {
        for (scalarWidth in 3 downTo width + 1) {
            if (!children.hasIndirect(scalarWidth)) continue
            for (index in 0 until children.count) {
                if (!children.isIndirect(index, width) || children.indirectWidths[index].toInt() != scalarWidth) continue
                use(index, planScalar(children.indirects[index], scalarWidth, margin))
                if (positions[index] >= start && atLeast(shape) >= limit) return false
            }
        }
        return true
    }

    private fun planScalar(scalar: Int, scalarWidth: Int, margin: Long): Int {
        val planned = written.scalars.planned(scalar)
        if (planned >= 0) return planned
        val old = written.scalars[scalar]
        val position = if (old >= 0 && isInReach(old, margin)) old else writeScalar(scalarWidth)
        written.scalars.plan(scalar, position)
        return position
    }

    private fun writeScalar(scalarWidth: Int): Int {
        writesScalars = true
        val position = at + written.paddingAt(at, scalarWidth)
        at = position + (1 shl scalarWidth)
        return position
    }

    private fun planKeyVector(shape: Shape) {
        keyVector.plan(shape, at)
        if (shape.keyVector.isWritten) saved += keyVector.end - at
        at = keyVector.end
    }

    private fun planContainer(shape: Shape?): Boolean {
        at += written.paddingAt(at, width)
        if (shape != null) {
            val position = if (writesKeyVector) keyVector.position else shape.keyVector.position
            if (at - position > reach) return false
        }
        at += prefix(shape) shl width
        if (!reachesAll()) return false
        at += (children.count shl width) + children.count
        cost = 2L * (at - start) - saved
        return true
    }

    private fun reachesAll(): Boolean {
        val offsets = furthest != Int.MAX_VALUE
        if (!offsets || at + (children.count.toLong() shl width) - furthest <= reach) return true
        for (index in 0 until children.count) {
            if (!children.isInline(index, width) && at + (index shl width) - positions[index] > reach) return false
        }
        return true
    }

    private companion object {
        const val INITIAL = 64

        /** Fields before the values of a map. */
        const val MAP_PREFIX = 3
    }
}
