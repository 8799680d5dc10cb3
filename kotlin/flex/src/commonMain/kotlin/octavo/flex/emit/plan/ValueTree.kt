package octavo.flex.emit.plan

import octavo.core.WordArray
import octavo.core.grownTo
import octavo.core.int
import octavo.core.setInt
import octavo.flex.TypeCode
import octavo.flex.emit.KeyBlock
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

    /** Of each container what [FACTS] are known, at [TYPE], [FIRST], [COUNT], [SHAPE], [OFFSETS], [SCALARS_4] and [SCALARS_8]: in one array, near each other. */
    private var facts = IntArray(INITIAL * FACTS)
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

    /** Returns the packed type of the child at [at] in a container that holds an offset to it. */
    fun offsetType(at: Int): Int {
        val packed = outside(at)
        return if (isInline(typeOf(packed))) packedType(typeOf(packed) - TypeCode.INT + TypeCode.INDIRECT_INT, widthOf(packed)) else packed
    }

    /** Says whether the child at [at] is an integer above the signed range. */
    fun isHuge(at: Int): Boolean = type(at) == TypeCode.UINT && bits[at] < 0

    /** Says whether the child at [at] stands in a container of this [width] itself. */
    fun isInside(at: Int, width: Int): Boolean = isInline(type(at)) && width(at) <= width

    /** Says whether a container of this [width] does not hold the scalar at [at], which has [outsideWidth] outside then. */
    fun isOutside(at: Int, width: Int, outsideWidth: Int): Boolean = width(at) > width && widthOf(outside(at)) == outsideWidth

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

    fun containerType(container: Int): Int = facts[container * FACTS + TYPE]

    fun first(container: Int): Int = facts[container * FACTS + FIRST]

    fun count(container: Int): Int = facts[container * FACTS + COUNT]

    fun end(container: Int): Int = first(container) + count(container)

    /** Says whether the container holds containers. */
    fun nests(container: Int): Boolean = facts[container * FACTS + OFFSETS] and CONTAINERS != 0

    /** Says whether the container holds texts or containers. */
    fun hasOffsets(container: Int): Boolean = facts[container * FACTS + OFFSETS] != 0

    /** Returns how many scalars of the container have this [width], 2 or 3, outside. */
    fun scalarCount(container: Int, width: Int): Int = facts[container * FACTS + SCALARS_4 - 2 + width]

    fun shape(container: Int): Shape? {
        val number = facts[container * FACTS + SHAPE]
        return if (number < 0) null else table[number]
    }

    /** Returns the keys of [shape] and their key vector as one run of bytes; null if they are not brief. */
    fun block(shape: Shape): KeyBlock? = table.block(shape)

    /** Takes the values from [start] on off the [stack], into the order of [shape], as the children of a new container; returns its number. */
    fun addContainer(stack: ValueStack, start: Int, shape: Shape?): Int {
        val count = stack.size - start
        reserve(count)
        val fact = containerCount * FACTS
        if (fact == facts.size) facts = facts.copyOf(fact * 2)
        facts[fact + FIRST] = size
        facts[fact + COUNT] = count
        facts[fact + SHAPE] = shape?.number ?: NO_SHAPE
        addChildren(stack, start, count, shape?.order, fact)
        facts[fact + TYPE] = if (shape != null) TypeCode.MAP else vectorType(size - count, count)
        stack.truncate(start)
        return containerCount++
    }

    /** Adds the [count] values from [start] on, in [order] if there is one, and notes at [fact] what they are. */
    private fun addChildren(stack: ValueStack, start: Int, count: Int, order: IntArray?, fact: Int) {
        var four = 0
        var eight = 0
        var offsets = 0
        for (index in 0 until count) {
            val packed = addChild(stack, start + (if (order == null) index else order[index]))
            if (!isInline(typeOf(packed))) {
                offsets = offsets or (if (isText(typeOf(packed))) TEXTS else CONTAINERS)
            } else if (widthOf(packed) > 0) {
                val width = widthOf(outside(size - 1))
                if (width == 2) four++
                if (width == 3) eight++
            }
        }
        facts[fact + OFFSETS] = offsets
        facts[fact + SCALARS_4] = four
        facts[fact + SCALARS_8] = eight
    }

    /** Adds the value at [from] and returns its packed type. */
    private fun addChild(stack: ValueStack, from: Int): Int {
        val value = stack.bits[from]
        val came = stack.packed(from)
        val packed = if (isInteger(typeOf(came))) integerType(came, value) else came
        bits[size] = value
        types[size++] = packed.toByte()
        return packed
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
            val type = type(at)
            if (!isInline(type)) return -1
            seen = seen or (1 shl type)
            if (type == TypeCode.INT && bits[at] < 0) {
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

    fun clear() {
        hoisted.fill(0, 0, size)
        size = 0
        containerCount = 0
        if (types.size > KEPT) {
            types = ByteArray(INITIAL)
            bits = WordArray(INITIAL)
            hoisted = IntArray(INITIAL)
        }
        if (facts.size > KEPT * FACTS) facts = IntArray(INITIAL * FACTS)
    }

    private companion object {
        /** The number where a shape is none: to store a reference for each container would take a barrier. */
        const val NO_SHAPE = -1

        const val FACTS = 8
        const val TYPE = 0
        const val FIRST = 1
        const val COUNT = 2
        const val SHAPE = 3
        const val OFFSETS = 4
        const val SCALARS_4 = 5
        const val SCALARS_8 = 6
        const val TEXTS = 1
        const val CONTAINERS = 2
        const val INITIAL = 64
        const val KEPT = 1 shl 16
        const val INTEGERS = (1 shl TypeCode.INT) or (1 shl TypeCode.UINT)
    }
}

/** Says whether a child of this type is written next to its container: a string, a blob, a key. */
internal fun isText(type: Int): Boolean = type == TypeCode.STRING || type == TypeCode.BLOB || type == TypeCode.KEY
