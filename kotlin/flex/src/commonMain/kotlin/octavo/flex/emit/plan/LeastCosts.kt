package octavo.flex.emit.plan

import octavo.flex.emit.KeyTable
import octavo.flex.emit.Shape
import octavo.flex.emit.unsignedWidth

/**
 * What each width costs at least, gathered while the children of a container are loaded: it rules out most widths untried.
 *
 * Costs are those of a [ContainerPlan]. What is counted is certain: a text or scalar that is new, or too far back even if
 * nothing else were written.
 */
internal class LeastCosts(private val children: Children, private val keys: KeyTable, private val written: Written) {
    /** The lowest position that may be near enough to a container of width 0, and of width 1. */
    private var near0 = 0
    private var near1 = 0

    /** Bytes of texts that have to be written for the first time. */
    private var newTextBytes = 0

    /** Bytes of texts that a container of width 0 or 1 cannot reach; half of what is written again counts. */
    private var farTextBytes0 = 0
    private var farTextBytes1 = 0

    /** Whether all texts are strings, of which the bytes counted are those that are written. */
    private var hasOnlyStrings = true

    /** Whether the bytes of new texts are exactly those counted: a longer string has a wider size, which is aligned. */
    private var areNewTextsNarrow = true

    /** Bytes of scalars that have to be written for a container of width 0, 1 or 2. */
    private var scalarBytes0 = 0
    private var scalarBytes1 = 0
    private var scalarBytes2 = 0

    /** The widest of those scalars of a container of width 0 or 1. */
    private var widestOutside0 = 0
    private var widestOutside1 = 0

    /** The lowest position of a text, and of a scalar that a container of width 0 or 1 does not hold, among those written before. */
    private var furthestText = Int.MAX_VALUE
    private var furthestScalar0 = Int.MAX_VALUE
    private var furthestScalar1 = Int.MAX_VALUE

    /** Bytes of keys that a key vector needs and the message does not hold, and of those that no byte reaches; -1 until they are counted. */
    private var newKeyBytes = 0
    private var farKeyBytes = -1

    /** Returns what a key vector of [shape], whose keys are counted, costs at least; one that is written before costs half. */
    private fun keyVector(shape: Shape, padding: Int): Int {
        val widening = shape.size + 1 + padding // to two bytes an offset; or the keys far back are copied
        val bytes = newKeyBytes + shape.size + 1 + minOf(widening, farKeyBytes)
        return if (shape.keyVector.isWritten) bytes else 2 * bytes
    }

    /**
     * Returns what a key vector costs at least in front of a container of this [width].
     *
     * It is where it would be if nothing but what is counted were written before it: a string more costs as much as the padding it may save.
     */
    private fun keyVector(width: Int): Int {
        val shape = children.shape ?: return 0
        if (hasOnlyStrings && scalarBytes(width) == 0) return keyVectorAt(shape, children.start + newTextBytes + farTextBytes(width))
        countKeys(shape)
        return keyVector(shape, padding = 0)
    }

    /** Returns what the key vector of [shape] costs at least where the message has come to [at]. */
    fun keyVectorAt(shape: Shape, at: Int): Int {
        countKeys(shape)
        return keyVector(shape, written.paddingAt(at + newKeyBytes, 1))
    }

    /** Says whether the message holds none of the keys of [shape]. */
    fun areKeysNew(shape: Shape): Boolean {
        countKeys(shape)
        return newKeyBytes == shape.keyVector.keyBytes
    }

    private fun countKeys(shape: Shape) {
        if (farKeyBytes >= 0) return
        newKeyBytes = 0
        farKeyBytes = 0
        for (key in shape.keys) {
            val position = written.keys[key]
            when {
                position < 0 -> newKeyBytes += keys.length(key) + 1
                children.start - position > reach(0) -> farKeyBytes += keys.length(key) + 1
            }
        }
    }

    /** Begins with the container that [children] is about to load. */
    fun restart() {
        near0 = nearest(0)
        near1 = nearest(1)
        farKeyBytes = -1
        newTextBytes = 0
        farTextBytes0 = 0
        farTextBytes1 = 0
        hasOnlyStrings = true
        areNewTextsNarrow = true
        scalarBytes0 = 0
        widestOutside0 = 0
        widestOutside1 = 0
        scalarBytes1 = 0
        scalarBytes2 = 0
        furthestText = Int.MAX_VALUE
        furthestScalar0 = Int.MAX_VALUE
        furthestScalar1 = Int.MAX_VALUE
    }

    private fun nearest(width: Int): Int = maxOf(0, children.start + children.margin(width) - reach(width)).toInt()

    /** Counts a text of this [packed] type, [length] bytes in a [frame] of as many, that has to be written. */
    fun addNewText(packed: Int, length: Int, frame: Int) {
        newTextBytes += length + frame
        if (frame < 2) hasOnlyStrings = false
        if (packed != NARROW_STRING) areNewTextsNarrow = false
    }

    /** Counts a text of [length] bytes in a [frame] of as many whose old copy stands at [position]. */
    fun addOldText(length: Int, frame: Int, position: Int) {
        if (position < furthestText) furthestText = position
        if (frame < 2) hasOnlyStrings = false
        if (position >= near0) return
        val bytes = length + 2 * (frame - 1)
        farTextBytes0 += bytes
        if (position < near1) farTextBytes1 += bytes
    }

    /** Counts a scalar that needs [width] in line and [outsideWidth] outside, where it stands at [position] unless that is negative. */
    fun addScalar(width: Int, outsideWidth: Int, position: Int) {
        if (position < furthestScalar0) furthestScalar0 = position
        if (width > 1 && position < furthestScalar1) furthestScalar1 = position
        if (position >= near0) return
        scalarBytes0 += 1 shl outsideWidth
        if (outsideWidth > widestOutside0) widestOutside0 = outsideWidth
        if (width > 1 && position < near1) {
            scalarBytes1 += 1 shl outsideWidth
            if (outsideWidth > widestOutside1) widestOutside1 = outsideWidth
        }
        if (width > 2 && position < 0) scalarBytes2 += 1 shl outsideWidth
    }

    /** Returns what [width] costs at least; [limit] or more when it cannot be, or costs that. */
    fun of(width: Int, limit: Long): Long {
        val inside = 2L * (children.containerBytes(width) + newTextBytes)
        if (inside >= limit || isImpossible(width) || isOutOfReach(width)) return limit
        val cost = inside + 2L * (scalarBytes(width) + scalarPadding(width)) + farTextBytes(width)
        return if (cost < limit && isKeyVectorFar(width)) cost + keyVector(width) else cost
    }

    /** Where the new texts end, if their sizes take a byte each; -1 if not. */
    val newTextsEnd: Int get() = if (areNewTextsNarrow) children.start + newTextBytes else -1

    /** Returns what a container of this [width] costs exactly where it [isSettled] behind what ends at [end]. */
    fun exactly(width: Int, end: Int): Long = 2L * (end - children.start + written.paddingAt(end, width) + children.containerBytes(width))

    /**
     * Says whether all that a container of this [width] leads to is in its reach, and stands before it but for new texts and keys, which
     * end at [end]; its key vector is the one at [keyVector], or [Int.MAX_VALUE] if it has none.
     */
    fun isSettled(width: Int, keyVector: Int, end: Int): Boolean =
        scalarBytes(width) == 0 && !isImpossible(width) && end + children.tail(width) - keyVector <= reach(width) && isNear(width, end)

    /** Says whether all children are in reach of a container behind [end]; old texts and scalars however much of it new texts take. */
    private fun isNear(width: Int, end: Int): Boolean {
        val old = minOf(furthestText, furthestScalar(width))
        val furthest = minOf(old, furthestFixed)
        val oldReach = children.start + newTextBytes + children.margin(width) + children.textBytes
        return isNear(furthest, end + children.tail(width), width) && isNear(old, oldReach, width)
    }

    private fun isNear(position: Int, end: Long, width: Int): Boolean = position == Int.MAX_VALUE || end - position <= reach(width)

    /** The lowest position that a container must reach, since no copy can be made of what stands there. */
    private val furthestFixed: Int get() = minOf(children.furthestContainer, if (newTextBytes > 0) children.start else Int.MAX_VALUE)

    /** A position further back than others in reach of width 2 and more makes no difference. */
    private fun furthestScalar(width: Int): Int = when (width) {
        0 -> furthestScalar0
        1 -> furthestScalar1
        else -> Int.MAX_VALUE
    }

    private fun widestOutside(width: Int): Int = when (width) {
        0 -> widestOutside0
        1 -> widestOutside1
        else -> 3
    }

    private fun scalarBytes(width: Int): Int = when (width) {
        0 -> scalarBytes0
        1 -> scalarBytes1
        2 -> scalarBytes2
        else -> 0
    }

    private fun farTextBytes(width: Int): Int = when (width) {
        0 -> farTextBytes0
        1 -> farTextBytes1
        else -> 0
    }

    private fun isImpossible(width: Int): Boolean {
        if (unsignedWidth(children.count) > width || children.isForbidden(width)) return true
        return !isNear(children.furthestContainer, children.start.toLong(), width)
    }

    /** Says whether what is counted puts a child before it out of reach of a container of this [width], or the first new text, behind its size. */
    private fun isOutOfReach(width: Int): Boolean {
        val before = newTextBytes + scalarBytes(width) + (children.prefix shl width)
        return before - 1 > reach(width) || !isNear(children.furthestContainer, children.start.toLong() + before, width)
    }

    /** Returns the bytes before the new scalars where they stand behind texts that are all new, the widest first. */
    private fun scalarPadding(width: Int): Int =
        if (scalarBytes(width) == 0 || furthestText < Int.MAX_VALUE || !areNewTextsNarrow) {
            0
        } else {
            written.paddingAt(children.start + newTextBytes, widestOutside(width))
        }

    private fun isKeyVectorFar(width: Int): Boolean {
        val keyVector = children.shape?.keyVector ?: return false
        return !keyVector.isWritten || children.start + children.tail(width) - keyVector.position > reach(width)
    }
}

/** Returns the largest offset a container of this [width] holds; no message is longer than four bytes can say. */
internal fun reach(width: Int): Long = if (width > 1) Int.MAX_VALUE.toLong() else (1L shl (8 shl width)) - 1
