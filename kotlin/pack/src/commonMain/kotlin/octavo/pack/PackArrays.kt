package octavo.pack

import octavo.core.readDoublesLe
import octavo.core.readFloatsLe
import octavo.core.readIntLe
import octavo.core.readZigzagsLe
import octavo.core.signedBits
import octavo.core.writeDoublesLe
import octavo.core.writeFloatsLe
import octavo.core.writeZigzagsLe

// Runs of whole arrays (5.2, 5.3): the place is a local, so that loops are as tight as they can be.

/** Writes a list of f64. */
public fun PackWriter.writeAll(values: DoubleArray) {
    writeVarint(values.size)
    reserve(values.size * Double.SIZE_BYTES)
    bytes.writeDoublesLe(at, values, 0, values.size)
    at += values.size * Double.SIZE_BYTES
}

/** Writes a list of f32. */
public fun PackWriter.writeAll(values: FloatArray) {
    writeVarint(values.size)
    reserve(values.size * Float.SIZE_BYTES)
    bytes.writeFloatsLe(at, values, 0, values.size)
    at += values.size * Float.SIZE_BYTES
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
    bytes.writeZigzagsLe(at, width, values)
    at += values.size * width
}

/** Reads a list of f64. */
public fun PackReader.doubleArray(): DoubleArray = run(Double.SIZE_BITS) { count ->
    DoubleArray(count).also {
        bytes.readDoublesLe(at, it)
        at += count * Double.SIZE_BYTES
    }
}

/** Reads a list of f32. */
public fun PackReader.floatArray(): FloatArray = run(Float.SIZE_BITS) { count ->
    FloatArray(count).also {
        bytes.readFloatsLe(at, it)
        at += count * Float.SIZE_BYTES
    }
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
    val width = code + 1
    val values = LongArray(count)
    val whole = wholeLoads(count, width, Long.SIZE_BYTES)
    bytes.readZigzagsLe(at, width, values, whole)
    at += whole * width
    for (index in whole until count) values[index] = long(code)
    values
}

/** Returns how many of [count] integers of [width] bytes have [load] bytes from their first on in the array. */
private fun PackReader.wholeLoads(count: Int, width: Int, load: Int): Int {
    val room = bytes.size - at - load
    return if (room < 0) 0 else minOf(count, room / width + 1)
}
