package octavo.flex.emit.plan

import octavo.flex.TypeCode
import octavo.flex.emit.ByteStrings
import octavo.flex.emit.isInline
import octavo.flex.emit.packedType
import octavo.flex.emit.signedWidth
import octavo.flex.emit.unsignedWidth

/** The children of the one container that is being planned, prepared for trials of several widths. */
internal class Children(
    private val tree: ValueTree,
    private val texts: ByteStrings,
    private val scalars: IndirectScalars,
    private val compat: Boolean,
) {
    var count = 0
        private set
    var types = ByteArray(INITIAL)
        private set

    /** The width a scalar needs in line; of a text or container its own. */
    var widths = ByteArray(INITIAL)
        private set

    /** The scalar itself, the entry of a text, or the position of a container. */
    var values = LongArray(INITIAL)
        private set

    /** For a scalar of more than one byte: its entry among the [IndirectScalars], and the width it has there. */
    var indirects = IntArray(INITIAL)
        private set
    var indirectWidths = ByteArray(INITIAL)
        private set

    /** For a scalar the width it needs in line, for anything else 0: wider than its container, it stands outside. */
    private var scalarWidths = ByteArray(INITIAL)

    /** How many scalars need each width in line. */
    private val scalarCounts = IntArray(4)

    /** The widths that indirect scalars have, as a set of bits. */
    private var indirectWidthSet = 0

    /** Bytes that all texts would take at most. */
    var textBytes = 0L
        private set

    /** Whether there are texts or containers. */
    private var hasOffsets = false

    /** The position of the container furthest back, or [Int.MAX_VALUE]. */
    var furthestContainer = 0
        private set

    /** The position of the 8-byte scalar written last, or -1. */
    var nearestWideScalar = 0
        private set

    fun load(container: Int, containers: PlacedContainers) {
        count = tree.count(container)
        if (count > types.size) grow()
        textBytes = 0
        furthestContainer = Int.MAX_VALUE
        nearestWideScalar = -1
        indirectWidthSet = 0
        hasOffsets = false
        scalarCounts.fill(0)
        val first = tree.first(container)
        for (index in 0 until count) load(index, first + index, containers)
    }

    private fun load(index: Int, at: Int, containers: PlacedContainers) {
        val type = tree.type(at)
        types[index] = type.toByte()
        scalarWidths[index] = 0
        hasOffsets = hasOffsets || !isInline(type)
        values[index] = tree.bits[at]
        when {
            isInline(type) -> if (tree.width(at) > 0) loadWideScalar(index, at, type, tree.width(at)) else widths[index] = 0
            isText(type) -> loadText(index, type)
            else -> {
                val container = tree.bits[at].toInt()
                val position = containers.position(container)
                widths[index] = containers.width(container).toByte()
                values[index] = position.toLong()
                if (position < furthestContainer) furthestContainer = position
            }
        }
    }

    private fun loadWideScalar(index: Int, at: Int, type: Int, width: Int) {
        // Official readers misread INDIRECT_UINT: compat stores the integer as a signed one there.
        val signs = compat && type == TypeCode.UINT && values[index] >= 0
        val indirectType = if (signs) TypeCode.INT else type
        val indirectWidth = if (signs) signedWidth(values[index]) else width
        val hoisted = tree.hoistedScalar(at)
        widths[index] = width.toByte()
        scalarWidths[index] = width.toByte()
        indirectWidths[index] = indirectWidth.toByte()
        indirects[index] = if (hoisted >= 0) hoisted else scalars.entry(packedType(indirectType, indirectWidth), values[index])
        indirectWidthSet = indirectWidthSet or (1 shl indirectWidth)
        if (width == 3) nearestWideScalar = maxOf(nearestWideScalar, scalars.positions[indirects[index]])
        scalarCounts[width]++
    }

    private fun loadText(index: Int, type: Int) {
        val length = texts.length(values[index].toInt())
        widths[index] = (if (type == TypeCode.KEY) 0 else unsignedWidth(length)).toByte()
        textBytes += length + 3
    }

    /** Says whether the scalar at [index] has no place in a container of this [width]. */
    fun isIndirect(index: Int, width: Int): Boolean = scalarWidths[index] > width

    /** Says whether the child at [index] stands in a container of this [width] itself. */
    fun isInline(index: Int, width: Int): Boolean = isInline(types[index].toInt()) && !isIndirect(index, width)

    /** Says whether the child at [index] is a vector or a map. */
    fun isContainer(index: Int): Boolean = types[index].toInt().let { !isInline(it) && !isText(it) }

    /** Returns how many scalars have no place in a container of this [width]. */
    fun indirectCount(width: Int): Int {
        var indirect = 0
        for (wider in width + 1..3) indirect += scalarCounts[wider]
        return indirect
    }

    /** Says whether there are scalars of 8 bytes. */
    val hasWideScalars: Boolean get() = scalarCounts[3] > 0

    /** Says whether there are scalars that would stand outside with this [indirectWidth]. */
    fun hasIndirect(indirectWidth: Int): Boolean = indirectWidthSet and (1 shl indirectWidth) != 0

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
        if (scalarCounts[3] == 0) return false
        for (index in 0 until count) if (types[index].toInt() == TypeCode.UINT && values[index] < 0) return true
        return false
    }

    private fun grow() {
        val capacity = maxOf(count, types.size * 2)
        types = ByteArray(capacity)
        widths = ByteArray(capacity)
        values = LongArray(capacity)
        indirects = IntArray(capacity)
        indirectWidths = ByteArray(capacity)
        scalarWidths = ByteArray(capacity)
    }

    private companion object {
        const val INITIAL = 64
    }
}

/** Says whether a child of this type is written next to its container: a string, a blob, a key. */
internal fun isText(type: Int): Boolean = type == TypeCode.STRING || type == TypeCode.BLOB || type == TypeCode.KEY
