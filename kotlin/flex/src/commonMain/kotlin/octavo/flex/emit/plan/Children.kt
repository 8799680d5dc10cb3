package octavo.flex.emit.plan

import octavo.core.int
import octavo.flex.TypeCode
import octavo.flex.emit.KeyTable
import octavo.flex.emit.Positions
import octavo.flex.emit.Shape
import octavo.flex.emit.TextTable
import octavo.flex.emit.isInline
import octavo.flex.emit.typeOf
import octavo.flex.emit.widthOf

/** The children of the one container that is being planned, prepared for trials of several widths. */
internal class Children(
    private val tree: ValueTree,
    private val texts: TextTable,
    keys: KeyTable,
    private val scalars: IndirectScalars,
    private val written: Written,
    private val compat: Boolean,
) {
    /** Where in the tree the children begin. */
    var first = 0
        private set
    var count = 0
        private set

    /** Where the message ends before the container and all that is written for it. */
    var start = 0
        private set

    /** The shape of the container, if that is a map. */
    var shape: Shape? = null
        private set

    /** How many fields stand before the values. */
    var prefix = 0
        private set

    /** Bytes of a key vector whose keys are there, with padding, at most. */
    private var keyVectorBytes = 0L

    /** For a text or a scalar of more than one byte, its entry. */
    var entries = IntArray(INITIAL)
        private set

    /**
     * Where a container, or the old copy of a text or scalar, stands, or -1.
     *
     * If a child before has the same entry, its place below -1: the two share what is written.
     */
    var positions = IntArray(INITIAL)
        private set

    /** The indexes of the texts that the message does not hold, each once. */
    var newTexts = IntArray(INITIAL)
        private set
    var newTextCount = 0
        private set

    /** The indexes of the scalars of more than one byte: trials look at no other scalar. */
    var wideScalars = IntArray(INITIAL)
        private set

    /** How many scalars have more than one byte. */
    val wideCount: Int get() = widerScalars[0]

    /** For each width how many scalars have no place in a container of it. */
    private val widerScalars = IntArray(4)

    /** The widths that scalars have outside, as a set of bits. */
    private var outsideWidths = 0

    private val textUses = FirstUses()
    private val scalarUses = FirstUses()

    /** What each width costs at least. */
    val leastCosts = LeastCosts(this, keys, written)

    /** Bytes that all texts would take at most. */
    var textBytes = 0L
        private set

    /** Whether two children share what is written. */
    private var hasRepeats = false

    /** Whether there are texts or containers. */
    var hasOffsets = false
        private set

    /** The position of the container furthest back, or [Int.MAX_VALUE]. */
    var furthestContainer = 0
        private set

    fun load(container: Int) {
        first = tree.first(container)
        count = tree.count(container)
        shape = tree.shape(container)
        prefix = if (shape == null) 1 else MAP_PREFIX
        keyVectorBytes = if (shape == null) 0 else (count + 1) * 4L + 4
        start = written.end
        if (count > positions.size) grow()
        textBytes = 0
        newTextCount = 0
        furthestContainer = Int.MAX_VALUE
        outsideWidths = 0
        hasOffsets = false
        hasRepeats = false
        widerScalars[0] = 0
        widerScalars[1] = 0
        widerScalars[2] = 0
        textUses.restart()
        scalarUses.restart()
        leastCosts.restart()
        loadChildren()
    }

    /** Counts the wider scalars in variables, not where they are kept: each waited there for the last to be stored. */
    private fun loadChildren() {
        var wider0 = 0
        var wider1 = 0
        var wider2 = 0
        for (index in 0 until count) {
            val packed = tree.packed(first + index)
            val width = widthOf(packed)
            if (!isInline(typeOf(packed))) {
                loadOffset(index, packed)
            } else if (width > 0) {
                loadWideScalar(index, width)
                wideScalars[wider0++] = index
                if (width > 1) wider1++
                if (width > 2) wider2++
            }
        }
        widerScalars[0] = wider0
        widerScalars[1] = wider1
        widerScalars[2] = wider2
    }

    private fun loadOffset(index: Int, packed: Int) {
        hasOffsets = true
        if (isText(typeOf(packed))) loadText(index, packed) else loadContainer(index)
    }

    private fun loadContainer(index: Int) {
        val position = tree.bits.int(first + index)
        positions[index] = position
        if (position < furthestContainer) furthestContainer = position
    }

    private fun loadWideScalar(index: Int, width: Int) {
        val at = first + index
        val outside = tree.outside(at)
        val hoisted = tree.hoistedScalar(at)
        val scalar = if (hoisted >= 0) hoisted else scalars.entry(outside, tree.bits[at])
        outsideWidths = outsideWidths or (1 shl widthOf(outside))
        place(index, scalar, scalarUses.of(scalar, index), written.scalars) { leastCosts.addScalar(width, widthOf(outside), it) }
    }

    private fun loadText(index: Int, packed: Int) {
        val text = tree.bits.int(first + index)
        val length = texts.length(text)
        textBytes += length + 3
        val frame = if (typeOf(packed) == TypeCode.STRING) 2 else 1
        if (!texts.isRepeated(text)) {
            entries[index] = text
            positions[index] = -1
            return addNewText(index, packed, length, frame)
        }
        place(index, text, textUses.of(text, index), written.texts) {
            if (it >= 0) leastCosts.addOldText(length, frame, it) else addNewText(index, packed, length, frame)
        }
    }

    private fun addNewText(index: Int, packed: Int, length: Int, frame: Int) {
        leastCosts.addNewText(packed, length, frame)
        newTexts[newTextCount++] = index
    }

    /** Says where child [index], which is [entry], stands: where [firstUse], an earlier child, does, or where it was written before. */
    private inline fun place(index: Int, entry: Int, firstUse: Int, written: Positions, count: (position: Int) -> Unit) {
        entries[index] = entry
        if (firstUse < index) {
            positions[index] = -2 - firstUse
            hasRepeats = true
        } else {
            val position = written[entry]
            positions[index] = position
            count(position)
        }
    }

    /** Says whether there are scalars that would have this [width] outside. */
    fun hasOutside(width: Int): Boolean = outsideWidths and (1 shl width) != 0

    /** The widest width that can be of use: no offset needs more than 4 bytes. */
    val widest: Int get() = if (widerScalars[2] > 0) 3 else 2

    /** Bytes of a container of this [width]: what stands before the values, the values, their types. */
    fun containerBytes(width: Int): Long = ((count + prefix).toLong() shl width) + count

    /** Bytes of a container of this [width] at most, with its padding. */
    fun tail(width: Int): Long = ((count + MAP_PREFIX + 1).toLong() shl width) + count

    /** Bytes that may come between a scalar written now and a container of this [width]. */
    fun margin(width: Int): Long = tail(width) + 8L * widerScalars[width] + 16 + keyVectorBytes

    /**
     * Says whether official readers misread a container of this [width] that compat therefore avoids.
     *
     * Java's misreads INDIRECT_UINT, JavaScript's fails on offsets of 8 bytes; an integer above the signed range needs one of the two.
     */
    fun isForbidden(width: Int): Boolean {
        if (!compat) return false
        val huge = hasHuge()
        return if (width < 3) huge else !huge && hasOffsets
    }

    private fun hasHuge(): Boolean {
        if (widerScalars[2] == 0) return false
        for (at in first until first + count) if (tree.isHuge(at)) return true
        return false
    }

    private fun grow() {
        val capacity = maxOf(count, positions.size * 2)
        entries = IntArray(capacity)
        positions = IntArray(capacity)
        newTexts = IntArray(capacity)
        wideScalars = IntArray(capacity)
    }

    /** Notes that the text at [index], which was new, stands at [position]. */
    fun placeText(index: Int, position: Int) {
        positions[index] = position
    }

    /** Gives children that share what is written with one before them the place of that. */
    fun placeRepeats() {
        if (!hasRepeats) return
        for (index in 0 until count) {
            val first = -2 - positions[index]
            if (first >= 0 && !tree.isInside(this.first + index, 0)) positions[index] = positions[first]
        }
    }

    /** Makes ready for the next message. */
    fun clear() {
        textUses.clear()
        scalarUses.clear()
    }

    private companion object {
        const val INITIAL = 64

        /** Fields before the values of a map: key vector offset, key vector width, count. */
        const val MAP_PREFIX = 3
    }
}
