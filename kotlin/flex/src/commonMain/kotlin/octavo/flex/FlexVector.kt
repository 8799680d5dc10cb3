package octavo.flex

import octavo.core.MismatchException
import octavo.core.roundToFloat
import kotlin.jvm.JvmOverloads

/**
 * The elements of a vector of any kind, or the values of a map; each is read when accessed.
 *
 * @property size number of elements
 */
public class FlexVector internal constructor(
    internal val memory: Memory,
    private val base: Long,
    private val width: Int,
    public val size: Int,
    private val elementCode: Int,
    internal val start: Long,
    internal val source: FlexValue,
    private val keys: FlexKeys? = null,
) : Iterable<FlexValue> {
    /** The type of all elements, or null when each has its own type. */
    public val elementType: FlexType? get() = if (elementCode == UNTYPED) null else FlexType.of(elementCode)

    /** Returns element [index]; throws [IndexOutOfBoundsException] outside [0, [size]). */
    public operator fun get(index: Int): FlexValue {
        requireIndex(index, size)
        return FlexValue(memory, base + index.toLong() * width, width, packedType(index), this, index)
    }

    private fun packedType(index: Int): Int =
        if (elementCode == UNTYPED) memory.byteAt(base + size.toLong() * width + index).toInt() and 0xFF else elementCode shl 2

    override fun iterator(): Iterator<FlexValue> = iterator { for (index in 0 until size) yield(get(index)) }

    /** Returns a list that reads each element with [read] when accessed, as in `view { it.string }`. */
    public fun <T> view(read: (FlexValue) -> T): List<T> = object : AbstractList<T>(), RandomAccess {
        override val size get() = this@FlexVector.size

        override fun get(index: Int): T = read(this@FlexVector[index])
    }

    /** Copies the integers in [[startIndex], [endIndex]) into [target]; throws [MismatchException] at an element that is no Long. */
    @JvmOverloads
    public fun copyInto(target: LongArray, targetIndex: Int = 0, startIndex: Int = 0, endIndex: Int = size) {
        requireSpan(startIndex, endIndex, size)
        requireSpan(targetIndex, targetIndex + endIndex - startIndex, target.size)
        val shift = targetIndex - startIndex
        when {
            elementCode == TypeCode.INT -> inBulk(startIndex, endIndex) { bytes, from, first, count ->
                FlexBytes.forEachSigned(bytes, from, width, count) { index, value -> target[first + index + shift] = value }
            }
            elementCode == TypeCode.UINT && width < 8 -> inBulk(startIndex, endIndex) { bytes, from, first, count ->
                FlexBytes.forEachUnsigned(bytes, from, width, count) { index, value -> target[first + index + shift] = value }
            }
            else -> for (index in startIndex until endIndex) target[index + shift] = get(index).long
        }
    }

    /** Copies the numbers in [[startIndex], [endIndex]) into [target]; throws [MismatchException] at an element that is no number. */
    @JvmOverloads
    public fun copyInto(target: DoubleArray, targetIndex: Int = 0, startIndex: Int = 0, endIndex: Int = size) {
        requireSpan(startIndex, endIndex, size)
        requireSpan(targetIndex, targetIndex + endIndex - startIndex, target.size)
        val shift = targetIndex - startIndex
        if (elementCode == TypeCode.FLOAT && width >= 4) {
            inBulk(startIndex, endIndex) { bytes, from, first, count ->
                FlexBytes.forEachFloat(bytes, from, width, count) { index, value -> target[first + index + shift] = value }
            }
        } else {
            for (index in startIndex until endIndex) target[index + shift] = get(index).double
        }
    }

    /** Returns the integers; throws [MismatchException] at an element that is no Long. */
    public fun toLongArray(): LongArray = LongArray(size).also { copyInto(it) }

    /** Returns the integers; throws [MismatchException] at an element that is no signed 32-bit integer. */
    public fun toIntArray(): IntArray = IntArray(size) { get(it).int }

    /** Returns the numbers; throws [MismatchException] at an element that is no number. */
    public fun toDoubleArray(): DoubleArray = DoubleArray(size).also { copyInto(it) }

    /** Returns the numbers, each rounded to a Float; throws [MismatchException] at an element that is no number. */
    public fun toFloatArray(): FloatArray = FloatArray(size) { get(it).double.roundToFloat() }

    /** Returns the Booleans; throws [MismatchException] at an element that is no Boolean. */
    public fun toBooleanArray(): BooleanArray = BooleanArray(size) { get(it).boolean }

    /** Calls [block] with the elements in [[start], [end]) as bytes: how many, the first of them, and where its bytes begin. */
    private inline fun inBulk(start: Int, end: Int, crossinline block: (bytes: ByteArray, from: Int, first: Int, count: Int) -> Unit) {
        for (first in start until end step BULK) {
            val count = minOf(BULK, end - first)
            memory.window(base + first.toLong() * width, count * width) { bytes, from -> block(bytes, from, first, count) }
        }
    }

    /** Returns the last step of the path to element [index], which errors tell as a [brief] one. */
    internal fun step(index: Int, brief: Boolean): String = when {
        keys == null -> "/$index"
        brief -> JsonPointer.step(keys.brief(index))
        else -> JsonPointer.step(keys.text(index, source).toString())
    }

    override fun toString(): String = "vector of $size"

    internal companion object {
        const val UNTYPED = -1

        // Elements copied at once out of memory that is no array: a window of at most 64 KiB.
        private const val BULK = 8192

        fun empty(source: FlexValue) = FlexVector(source.memory, 0, 1, 0, UNTYPED, 0, source)
    }
}
