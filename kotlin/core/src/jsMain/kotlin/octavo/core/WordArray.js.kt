@file:Suppress("NOTHING_TO_INLINE")

package octavo.core

import org.khronos.webgl.Float64Array
import org.khronos.webgl.Int32Array

/** A LongArray would be an array of objects: here two arrays view the same bytes, which are little-endian wherever JavaScript runs. */
@InternalOctavoApi
public actual class WordArray actual constructor(public actual val size: Int) {
    @PublishedApi
    internal val doubles: DoubleArray = DoubleArray(size)

    /** The halves of each word, the lower first. */
    @PublishedApi
    internal val halves: IntArray = Int32Array(doubles.unsafeCast<Float64Array>().buffer).unsafeCast<IntArray>()

    public actual operator fun get(index: Int): Long = longOf(halves[2 * index + 1], halves[2 * index])

    public actual operator fun set(index: Int, value: Long) {
        halves[2 * index] = value.toInt()
        halves[2 * index + 1] = value.upperHalf
    }
}

@InternalOctavoApi
public actual inline fun WordArray.int(index: Int): Int = halves[2 * index]

@InternalOctavoApi
public actual inline fun WordArray.double(index: Int): Double = doubles[index]

@InternalOctavoApi
public actual inline fun WordArray.setInt(index: Int, value: Int) {
    halves[2 * index] = value
    halves[2 * index + 1] = value shr 31
}

@InternalOctavoApi
public actual fun WordArray.setDouble(index: Int, value: Double) {
    if (value.isNaN()) {
        halves[2 * index] = 0
        halves[2 * index + 1] = NAN_UPPER_HALF
    } else {
        doubles[index] = value
    }
}

private const val NAN_UPPER_HALF = 0x7FF80000

@InternalOctavoApi
public actual fun WordArray.grownTo(size: Int): WordArray {
    val grown = WordArray(size)
    halves.copyInto(grown.halves)
    return grown
}

@InternalOctavoApi
public actual fun WordArray.reorder(start: Int, order: IntArray, target: Int) {
    for (place in order.indices) {
        val from = 2 * (start + order[place])
        halves[2 * (target + place)] = halves[from]
        halves[2 * (target + place) + 1] = halves[from + 1]
    }
}

@InternalOctavoApi
public actual fun ByteArray.writeWordLe(index: Int, words: WordArray, from: Int) {
    writeLongLe(index, words.halves[2 * from + 1], words.halves[2 * from])
}
