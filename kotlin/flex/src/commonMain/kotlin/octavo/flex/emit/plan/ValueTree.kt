package octavo.flex.emit.plan

import octavo.flex.TypeCode
import octavo.flex.emit.Shape
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
 * The bits of a child are a scalar, the entry of a text, or the number of a container.
 */
internal class ValueTree(private val compat: Boolean) {
    var types = ByteArray(INITIAL)
        private set
    var bits = LongArray(INITIAL)
        private set
    private var size = 0

    /** For a scalar that has been hoisted: its entry among the [IndirectScalars], plus 1. */
    private var hoisted = IntArray(INITIAL)

    /** For each container its type, the place of its first child, how many it has, the shape of a map, and whether it holds containers. */
    private var containerTypes = ByteArray(INITIAL)
    private var firsts = IntArray(INITIAL)
    private var counts = IntArray(INITIAL)
    private var shapes = arrayOfNulls<Shape>(INITIAL)
    private var nests = BooleanArray(INITIAL)
    var containerCount = 0
        private set

    fun type(at: Int): Int = typeOf(types[at].toInt() and 0xFF)

    /** Returns the entry of the scalar at [at] if it has been hoisted, or -1. */
    fun hoistedScalar(at: Int): Int = hoisted[at] - 1

    fun hoistScalar(at: Int, scalar: Int) {
        hoisted[at] = scalar + 1
    }

    /** Returns the width the scalar at [at] needs. */
    fun width(at: Int): Int = widthOf(types[at].toInt())

    /** Returns the width the scalar at [at] needs as a value of [type]. */
    fun widthAs(type: Int, at: Int): Int = when (type) {
        TypeCode.INT -> signedWidth(bits[at])
        TypeCode.UINT -> unsignedWidth(bits[at])
        else -> width(at)
    }

    fun containerType(container: Int): Int = containerTypes[container].toInt()

    fun first(container: Int): Int = firsts[container]

    fun count(container: Int): Int = counts[container]

    fun end(container: Int): Int = firsts[container] + counts[container]

    /** Says whether the container holds containers. */
    fun nests(container: Int): Boolean = nests[container]

    fun shape(container: Int): Shape? = shapes[container]

    /** Takes the values from [start] on off the [stack] as the children of a new container; returns its number. */
    fun addContainer(stack: ValueStack, start: Int, shape: Shape?): Int {
        val first = size
        reserve(stack.size - start)
        for (at in start until stack.size) add(stack.packed(at), stack.bits[at])
        stack.truncate(start)
        return add(first, size - first, shape)
    }

    private fun add(packed: Int, value: Long) {
        types[size] = if (typeOf(packed) == TypeCode.INT || typeOf(packed) == TypeCode.UINT) integerType(packed, value) else packed.toByte()
        hoisted[size] = 0
        bits[size++] = value
    }

    /** An integer is unsigned where that is narrower, or the only way to hold it. */
    private fun integerType(packed: Int, value: Long): Byte {
        if (value < 0) return packed.toByte()
        val unsigned = unsignedWidth(value)
        val signed = signedWidth(value)
        return (if (unsigned < signed) packedType(TypeCode.UINT, unsigned) else packedType(TypeCode.INT, signed)).toByte()
    }

    private fun add(first: Int, count: Int, shape: Shape?): Int {
        val container = containerCount
        if (container == firsts.size) growContainers()
        firsts[container] = first
        counts[container] = count
        shapes[container] = shape
        nests[container] = holdsContainers(first, count)
        containerTypes[container] = (if (shape != null) TypeCode.MAP else vectorType(first, count)).toByte()
        containerCount++
        return container
    }

    private fun holdsContainers(first: Int, count: Int): Boolean {
        for (at in first until first + count) if (!isInline(type(at)) && !isText(type(at))) return true
        return false
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
        bits = bits.copyOf(capacity)
        hoisted = hoisted.copyOf(capacity)
    }

    private fun growContainers() {
        val capacity = firsts.size * 2
        containerTypes = containerTypes.copyOf(capacity)
        firsts = firsts.copyOf(capacity)
        counts = counts.copyOf(capacity)
        shapes = shapes.copyOf(capacity)
        nests = nests.copyOf(capacity)
    }

    fun clear() {
        shapes.fill(null, 0, containerCount)
        size = 0
        containerCount = 0
        if (types.size > KEPT) {
            types = ByteArray(INITIAL)
            bits = LongArray(INITIAL)
            hoisted = IntArray(INITIAL)
        }
        if (firsts.size > KEPT) {
            containerTypes = ByteArray(INITIAL)
            firsts = IntArray(INITIAL)
            counts = IntArray(INITIAL)
            shapes = arrayOfNulls(INITIAL)
            nests = BooleanArray(INITIAL)
        }
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16
        const val INTEGERS = (1 shl TypeCode.INT) or (1 shl TypeCode.UINT)
    }
}
