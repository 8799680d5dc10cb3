package octavo.pack

import octavo.core.readDoublesLe
import octavo.core.readFloatLe
import octavo.core.readIntLe
import octavo.core.readZigzagLe
import octavo.core.signedBits
import octavo.core.writeDoublesLe
import octavo.core.writeFloatLe
import octavo.core.writeZigzagLe

// Runs of whole arrays (5.2, 5.3): the place is a local, so that loops are as tight as they can be.

/** Writes a list of f64. */
public fun PackWriter.writeAll(values: DoubleArray) {
    writeVarint(values.size)
    reserve(values.size * Double.SIZE_BYTES)
    val bytes = bytes
    val start = at
    bytes.writeDoublesLe(start, values, 0, values.size)
    at = start + values.size * Double.SIZE_BYTES
}

/** Writes a list of f32. */
public fun PackWriter.writeAll(values: FloatArray) {
    writeVarint(values.size)
    reserve(values.size * Float.SIZE_BYTES)
    val bytes = bytes
    val start = at
    for (index in values.indices) bytes.writeFloatLe(start + index * Float.SIZE_BYTES, values[index])
    at = start + values.size * Float.SIZE_BYTES
}

/** Writes a list of vi32. */
public fun PackWriter.writeAll(values: IntArray) {
    var all = 0
    for (value in values) all = all or PackWriter.zigzag(value)
    val code = startInts(values.size, all)
    for (value in values) putWide(PackWriter.zigzag(value), code)
}

/** Writes a list of vi64. */
public fun PackWriter.writeAll(values: LongArray) {
    val bits = signedBits(values, 0, values.size)
    val width = if (bits == 0) 1 else (bits + 7) ushr 3
    writeCount(values.size, width - 1)
    reserve(values.size * width)
    val bytes = bytes
    val start = at
    for (index in values.indices) bytes.writeZigzagLe(start + index * width, values[index])
    at = start + values.size * width
}

/** Reads a list of f64. */
public fun PackReader.doubleArray(): DoubleArray = run(Double.SIZE_BITS) { count ->
    val bytes = bytes
    val start = at
    at = start + count * Double.SIZE_BYTES
    DoubleArray(count).also { bytes.readDoublesLe(start, it) }
}

/** Reads a list of f32. */
public fun PackReader.floatArray(): FloatArray = run(Float.SIZE_BITS) { count ->
    val bytes = bytes
    val start = at
    at = start + count * Float.SIZE_BYTES
    FloatArray(count) { bytes.readFloatLe(start + it * Float.SIZE_BYTES) }
}

/** Reads a list of vi32. */
public fun PackReader.intArray(): IntArray = compressedRun(maxWidth = Int.SIZE_BYTES) { count, code ->
    val bytes = bytes
    val start = at
    val width = code + 1
    val mask = -1 ushr (Int.SIZE_BITS - Byte.SIZE_BITS * width)
    val values = IntArray(count)
    val whole = wholeLoads(count, width, Int.SIZE_BYTES)
    for (index in 0 until whole) values[index] = PackReader.signed(bytes.readIntLe(start + index * width) and mask)
    at = start + whole * width
    for (index in whole until count) values[index] = int(code)
    values
}

/** Reads a list of vi64. */
public fun PackReader.longArray(): LongArray = compressedRun(maxWidth = Long.SIZE_BYTES) { count, code ->
    val bytes = bytes
    val start = at
    val width = code + 1
    val values = LongArray(count)
    val whole = wholeLoads(count, width, Long.SIZE_BYTES)
    for (index in 0 until whole) values[index] = bytes.readZigzagLe(start + index * width, width)
    at = start + whole * width
    for (index in whole until count) values[index] = long(code)
    values
}

/** Returns how many of [count] integers of [width] bytes have [load] bytes from their first on in the array. */
private fun PackReader.wholeLoads(count: Int, width: Int, load: Int): Int {
    val room = bytes.size - at - load
    return if (room < 0) 0 else minOf(count, room / width + 1)
}
