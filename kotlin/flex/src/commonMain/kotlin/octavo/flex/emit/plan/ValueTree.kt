package octavo.flex.emit.plan

import octavo.core.WordArray
import octavo.core.grownTo
import octavo.core.int
import octavo.core.setInt
import octavo.flex.TypeCode
import octavo.flex.emit.PackedValues
import octavo.flex.emit.Shape
import octavo.flex.emit.ShapeTable
import octavo.flex.emit.ValueStack
import octavo.flex.emit.fixedVectorOf
import octavo.flex.emit.isInline
import octavo.flex.emit.packedType
import octavo.flex.emit.signedWidth
import octavo.flex.emit.typeOf
import octavo.flex.emit.typedVectorOf
import octavo.flex.emit.unsignedWidth
import octavo.flex.emit.widthOf

/**
 * A whole message, recorded before any of it is written: containers by number, their children side by side.
 *
 * The bits of a child are a scalar, the entry of a text, or the number of a container; the
 * position of a container once that has been written.
 */
internal class ValueTree(private val table: ShapeTable, private val compat: Boolean) : PackedValues {
    override var types = ByteArray(INITIAL)
        private set
    override var bits = WordArray(INITIAL)
        private set
    private var size = 0

    /** For a scalar that has been hoisted: its entry among the [IndirectScalars], plus 1. */
    private var hoisted = IntArray(INITIAL)

    /** For each container its type, the place of its first child, how many it has, a map's shape by number, and whether it holds containers. */
    private var containerTypes = ByteArray(INITIAL)
    private var firsts = IntArray(INITIAL)
    private var counts = IntArray(INITIAL)
    private var shapes = IntArray(INITIAL)
    private var nests = BooleanArray(INITIAL)

    /** For each container how many scalars have a width of 4 bytes outside, and how many of 8. */
    private var scalars4 = IntArray(INITIAL)
    private var scalars8 = IntArray(INITIAL)
    private var containerCount = 0

    fun packed(at: Int): Int = types[at].toInt() and 0xFF

    fun type(at: Int): Int = typeOf(packed(at))

    /** Returns the width the scalar at [at] needs. */
    fun width(at: Int): Int = widthOf(packed(at))

    /** Returns the width the scalar at [at] needs as a value of [type]. */
    fun widthAs(type: Int, at: Int): Int = when (type) {
        TypeCode.INT -> signedWidth(bits[at])
        TypeCode.UINT -> unsignedWidth(bits[at])
        else -> width(at)
    }

    /**
     * Returns the type and width that the scalar at [at] has outside its container.
     *
     * Official readers misread INDIRECT_UINT: compat stores the integer as a signed one there.
     */
    fun outside(at: Int): Int {
        val packed = packed(at)
        val signs = compat && typeOf(packed) == TypeCode.UINT && bits[at] >= 0
        return if (signs) packedType(TypeCode.INT, signedWidth(bits[at])) else packed
    }

    /** Says whether the child at [at] stands in a container of this [width] itself. */
    fun isInside(at: Int, width: Int): Boolean = isInline(type(at)) && width(at) <= width

    /** Says whether the child at [at] is a scalar that a container of this [width] does not hold, and has [outsideWidth] outside. */
    fun isOutside(at: Int, width: Int, outsideWidth: Int): Boolean =
        isInline(type(at)) && width(at) > width && widthOf(outside(at)) == outsideWidth

    /** Returns the entry of the scalar at [at] if it has been hoisted, or -1. */
    fun hoistedScalar(at: Int): Int = hoisted[at] - 1

    fun hoistScalar(at: Int, scalar: Int) {
        hoisted[at] = scalar + 1
    }

    /** Notes that the container that is the child at [at] was written at [position], with this [packed] type. */
    fun place(at: Int, position: Int, packed: Int) {
        types[at] = packed.toByte()
        bits.setInt(at, position)
    }

    fun containerType(container: Int): Int = containerTypes[container].toInt()

    fun first(container: Int): Int = firsts[container]

    fun count(container: Int): Int = counts[container]

    fun end(container: Int): Int = firsts[container] + counts[container]

    /** Says whether the container holds containers. */
    fun nests(container: Int): Boolean = nests[container]

    /** Returns how many scalars of the container have this [width], 2 or 3, outside. */
    fun scalarCount(container: Int, width: Int): Int = if (width == 3) scalars8[container] else scalars4[container]

    fun shape(container: Int): Shape? = if (shapes[container] < 0) null else table[shapes[container]]

    /** Takes the values from [start] on off the [stack], into the order of [shape], as the children of a new container; returns its number. */
    fun addContainer(stack: ValueStack, start: Int, shape: Shape?): Int {
        val container = containerCount
        if (container == firsts.size) growContainers()
        val count = stack.size - start
        firsts[container] = size
        counts[container] = count
        shapes[container] = shape?.number ?: NO_SHAPE
        reserve(count)
        addChildren(stack, start, shape?.order)
        stack.truncate(start)
        countChildren(container)
        containerTypes[container] = (if (shape != null) TypeCode.MAP else vectorType(size - count, count)).toByte()
        return containerCount++
    }

    /** Adds the values from [start] on, in [order] if there is one. */
    private fun addChildren(stack: ValueStack, start: Int, order: IntArray?) {
        if (order == null) {
            for (from in start until stack.size) addChild(stack, from)
        } else {
            for (offset in order) addChild(stack, start + offset)
        }
    }

    private fun addChild(stack: ValueStack, from: Int) {
        val value = stack.bits[from]
        val packed = stack.packed(from)
        bits[size] = value
        types[size++] = (if (isInteger(typeOf(packed))) integerType(packed, value) else packed).toByte()
    }

    /** Counts what the children of [container] are. */
    private fun countChildren(container: Int) {
        var four = 0
        var eight = 0
        var nested = false
        for (at in first(container) until end(container)) {
            val packed = packed(at)
            if (!isInline(typeOf(packed))) {
                nested = nested || !isText(typeOf(packed))
            } else if (widthOf(packed) > 0) {
                val width = widthOf(outside(at))
                if (width == 2) four++
                if (width == 3) eight++
            }
        }
        nests[container] = nested
        scalars4[container] = four
        scalars8[container] = eight
    }

    private fun isInteger(type: Int): Boolean = type == TypeCode.INT || type == TypeCode.UINT

    /** An integer is unsigned where that is narrower, or the only way to hold it. */
    private fun integerType(packed: Int, value: Long): Int {
        if (value < 0 || packed == packedType(TypeCode.INT, 0)) return packed
        val unsigned = unsignedWidth(value)
        val signed = signedWidth(value)
        return if (unsigned < signed) packedType(TypeCode.UINT, unsigned) else packedType(TypeCode.INT, signed)
    }

    /** Numbers or booleans alone make a typed vector; 2, 3 or 4 numbers a fixed one, unless official readers must follow. */
    private fun vectorType(first: Int, count: Int): Int {
        val element = elementType(first, count)
        return when {
            element < 0 -> TypeCode.VECTOR
            count in 2..4 && element != TypeCode.BOOL && !compat -> fixedVectorOf(element, count)
            else -> typedVectorOf(element)
        }
    }

    /** Returns the one type that holds all these children, or -1. */
    private fun elementType(first: Int, count: Int): Int {
        var seen = 0
        var largest = 0L
        var hasNegative = false
        for (at in first until first + count) {
            seen = seen or (1 shl minOf(type(at), 31))
            if (type(at) == TypeCode.INT &&
                bits[at] < 0
            ) {
                hasNegative = true
            } else if (bits[at].toULong() > largest.toULong()) {
                largest = bits[at]
            }
        }
        return when {
            seen == 1 shl TypeCode.FLOAT -> TypeCode.FLOAT
            seen == 1 shl TypeCode.BOOL -> TypeCode.BOOL
            seen == 0 || seen and INTEGERS.inv() != 0 -> -1
            hasNegative -> if (largest < 0) -1 else TypeCode.INT
            largest < 0 || unsignedWidth(largest) < signedWidth(largest) -> TypeCode.UINT
            else -> TypeCode.INT
        }
    }

    private fun reserve(count: Int) {
        if (types.size - size >= count) return
        val capacity = maxOf(types.size * 2, size + count)
        types = types.copyOf(capacity)
        bits = bits.grownTo(capacity)
        hoisted = hoisted.copyOf(capacity)
    }

    private fun growContainers() {
        val capacity = firsts.size * 2
        containerTypes = containerTypes.copyOf(capacity)
        firsts = firsts.copyOf(capacity)
        counts = counts.copyOf(capacity)
        shapes = shapes.copyOf(capacity)
        nests = nests.copyOf(capacity)
        scalars4 = scalars4.copyOf(capacity)
        scalars8 = scalars8.copyOf(capacity)
    }

    fun clear() {
        hoisted.fill(0, 0, size)
        size = 0
        containerCount = 0
        if (types.size > KEPT) {
            types = ByteArray(INITIAL)
            bits = WordArray(INITIAL)
            hoisted = IntArray(INITIAL)
        }
        if (firsts.size > KEPT) {
            containerTypes = ByteArray(INITIAL)
            firsts = IntArray(INITIAL)
            counts = IntArray(INITIAL)
            shapes = IntArray(INITIAL)
            nests = BooleanArray(INITIAL)
            scalars4 = IntArray(INITIAL)
            scalars8 = IntArray(INITIAL)
        }
    }

    private companion object {
        /** The number where a shape is none: to store a reference for each container would take a barrier. */
        const val NO_SHAPE = -1
        const val INITIAL = 64
        const val KEPT = 1 shl 16
        const val INTEGERS = (1 shl TypeCode.INT) or (1 shl TypeCode.UINT)
    }
}

/** Says whether a child of this type is written next to its container: a string, a blob, a key. */
internal fun isText(type: Int): Boolean = type == TypeCode.STRING || type == TypeCode.BLOB || type == TypeCode.KEY
