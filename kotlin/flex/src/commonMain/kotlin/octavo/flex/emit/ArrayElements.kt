package octavo.flex.emit

import octavo.core.roundToFloat
import octavo.core.writeDoublesLe
import octavo.core.writeFloatLe
import octavo.core.writeIntLe
import octavo.core.writeLongLe
import octavo.core.writeLongsLe
import octavo.core.writeShortLe

// Elements of arrays, from `at` on; the choice by width stands outside the loops.

internal fun writeLongs(bytes: ByteArray, at: Int, values: LongArray, start: Int, end: Int, width: Int): Unit = when (width) {
    0 -> forEachAt(at, start, end, 1) { index, to -> bytes[to] = values[index].toInt().toByte() }
    1 -> forEachAt(at, start, end, 2) { index, to -> bytes.writeShortLe(to, values[index].toInt().toShort()) }
    2 -> forEachAt(at, start, end, 4) { index, to -> bytes.writeIntLe(to, values[index].toInt()) }
    else -> bytes.writeLongsLe(at, values, start, end)
}

internal fun writeInts(bytes: ByteArray, at: Int, values: IntArray, start: Int, end: Int, width: Int): Unit = when (width) {
    0 -> forEachAt(at, start, end, 1) { index, to -> bytes[to] = values[index].toByte() }
    1 -> forEachAt(at, start, end, 2) { index, to -> bytes.writeShortLe(to, values[index].toShort()) }
    2 -> forEachAt(at, start, end, 4) { index, to -> bytes.writeIntLe(to, values[index]) }
    else -> forEachAt(at, start, end, 8) { index, to -> bytes.writeLongLe(to, values[index]) }
}

internal fun writeDoubles(bytes: ByteArray, at: Int, values: DoubleArray, start: Int, end: Int, width: Int): Unit = when (width) {
    2 -> forEachAt(at, start, end, 4) { index, to -> bytes.writeFloatLe(to, values[index].roundToFloat()) }
    else -> bytes.writeDoublesLe(at, values, start, end)
}

internal fun writeFloats(bytes: ByteArray, at: Int, values: FloatArray, start: Int, end: Int) {
    forEachAt(at, start, end, 4) { index, to -> values[index].let { bytes.writeFloatLe(to, if (it.isNaN()) Float.NaN else it) } }
}

internal fun writeBooleans(bytes: ByteArray, at: Int, values: BooleanArray, start: Int, end: Int, width: Int) {
    forEachAt(at, start, end, 1 shl width) { index, to -> writeInteger(bytes, to, if (values[index]) 1 else 0, width) }
}

private inline fun forEachAt(at: Int, start: Int, end: Int, step: Int, write: (index: Int, to: Int) -> Unit) {
    for (index in start until end) write(index, at + (index - start) * step)
}

/** Returns the width that holds each of the integers. */
internal fun widthOfAll(values: IntArray, start: Int, end: Int): Int {
    var used = 0
    for (index in start until end) used = used or ((values[index] shl 1) xor (values[index] shr 31))
    return unsignedWidth(used)
}

/** Returns the width that holds each of the doubles exactly. */
internal fun widthOfAll(values: DoubleArray, start: Int, end: Int): Int {
    for (index in start until end) if (floatWidth(values[index]) > 2) return 3
    return 2
}
