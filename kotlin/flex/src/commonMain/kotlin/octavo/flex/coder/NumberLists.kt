@file:Suppress("NOTHING_TO_INLINE") // the JVM learns at each place which lists come there

package octavo.flex.coder

import octavo.flex.FlexBuilder
import octavo.flex.FlexProfile

// What coders write lists of numbers with: with the bytes of a [list] of them, but through an array, which is put whole.
// That takes 0.2 to 0.8 of the time on the JVM, 0.4 to 0.9 on Node (benchmarks/findings/structs.md).

/** Puts a vector of integers. */
public inline fun FlexBuilder.intList(values: List<Int>) {
    val size = values.size
    val array = numbers.ints(size)
    forEachIndexed(values, size) { index, value -> array[index] = value }
    elements(array, size)
}

/** Puts a vector of integers. */
public inline fun FlexBuilder.longList(values: List<Long>) {
    val size = values.size
    val array = numbers.longs(size)
    forEachIndexed(values, size) { index, value -> array[index] = value }
    elements(array, size)
}

/** Puts a vector of numbers. */
public inline fun FlexBuilder.floatList(values: List<Float>) {
    val size = values.size
    val array = numbers.floats(size)
    forEachIndexed(values, size) { index, value -> array[index] = value }
    elements(array, size)
}

/** Puts a vector of numbers. */
public inline fun FlexBuilder.doubleList(values: List<Double>) {
    val size = values.size
    val array = numbers.doubles(size)
    forEachIndexed(values, size) { index, value -> array[index] = if (value.isNaN()) Double.NaN else value }
    elements(array, size)
}

// The reference builder writes an array with the width of its type, and what is put one by one as an untyped vector.

@PublishedApi
internal fun FlexBuilder.elements(values: IntArray, size: Int): Unit =
    if (isReference) vector { for (index in 0 until size) put(values[index]) } else put(values, 0, size)

@PublishedApi
internal fun FlexBuilder.elements(values: LongArray, size: Int): Unit =
    if (isReference) vector { for (index in 0 until size) put(values[index]) } else put(values, 0, size)

@PublishedApi
internal fun FlexBuilder.elements(values: FloatArray, size: Int): Unit =
    if (isReference) vector { for (index in 0 until size) put(values[index]) } else put(values, 0, size)

@PublishedApi
internal fun FlexBuilder.elements(values: DoubleArray, size: Int): Unit =
    if (isReference) vector { for (index in 0 until size) put(values[index]) } else put(values, 0, size)

private val FlexBuilder.isReference: Boolean get() = options.profile == FlexProfile.REFERENCE
