package octavo.core

import org.khronos.webgl.Float64Array
import org.khronos.webgl.Int32Array
import org.khronos.webgl.get
import org.khronos.webgl.set

/** A word, as a double and as its halves. */
private object Word {
    val double = Float64Array(1)
    val halves = Int32Array(double.buffer)
}

/** The bits of the exponent in the upper half of a double. */
internal const val NOT_FINITE = 0x7FF00000

/** Returns the Long of these halves: by way of a double that is one object, by shifts it is four. */
internal fun longOf(high: Int, low: Int): Long {
    if (high == low shr 31) return low.toLong()
    if (high and NOT_FINITE == NOT_FINITE) return (high.toLong() shl 32) or (low.toLong() and 0xFFFFFFFFL) // a NaN would lose bits
    val word = Word
    word.halves[0] = low
    word.halves[1] = high
    return word.double[0].toRawBits()
}
