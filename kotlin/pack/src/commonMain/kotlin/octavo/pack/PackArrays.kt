package octavo.pack

import octavo.core.copyBytes
import octavo.core.readByte
import octavo.core.readDoublesLe
import octavo.core.readFloatsLe
import octavo.core.readIntLe
import octavo.core.readLongLe
import octavo.core.readZigzagsLe
import octavo.core.signedBits
import octavo.core.writeDoublesLe
import octavo.core.writeFloatsLe
import octavo.core.writeZigzagsLe

// Runs of whole arrays (5.2, 5.3): the place is a local, so that loops are as tight as they can be.

/** Writes a list of f64. */
public fun PackWriter.writeAll(values: DoubleArray) {
    writeVarint(values.size)
    reserve(values.size, Double.SIZE_BYTES)
    bytes.writeDoublesLe(at, values, 0, values.size)
    at += values.size * Double.SIZE_BYTES
}

/** Writes a list of f32. */
public fun PackWriter.writeAll(values: FloatArray) {
    writeVarint(values.size)
    reserve(values.size, Float.SIZE_BYTES)
    bytes.writeFloatsLe(at, values, 0, values.size)
    at += values.size * Float.SIZE_BYTES
}

/** Writes a list of vi32. */
public fun PackWriter.writeAll(values: IntArray) {
    var all = 0
    for (value in values) all = all or PackWriter.zigzag(value)
    val width = startInts(values.size, all) + 1
    bytes.writeZigzagsLe(at, width, values)
    at += values.size * width
}

/** Writes a list of vi64. */
public fun PackWriter.writeAll(values: LongArray) {
    val bits = signedBits(values, 0, values.size)
    val width = if (bits == 0) 1 else (bits + 7) ushr 3
    writeCount(values.size, width - 1)
    reserve(values.size, width)
    bytes.writeZigzagsLe(at, width, values)
    at += values.size * width
}

/** Writes a list of u8. */
@ExperimentalUnsignedTypes
public fun PackWriter.writeAll(values: UByteArray) {
    writeVarint(values.size)
    reserve(values.size)
    copyBytes(values.asByteArray(), 0, values.size, bytes, at)
    at += values.size
}

/** Writes a list of u16. */
@ExperimentalUnsignedTypes
public fun PackWriter.writeAll(values: UShortArray) {
    writeVarint(values.size)
    reserve(values.size, Short.SIZE_BYTES)
    for (value in values.asShortArray()) putFixed(value)
}

/** Writes a list of vu32. */
@ExperimentalUnsignedTypes
public fun PackWriter.writeAll(values: UIntArray) {
    val bits = values.asIntArray()
    var all = 0
    for (value in bits) all = all or value
    val code = startInts(bits.size, all)
    for (value in bits) putWide(value, code)
}

/** Writes a list of vu64. */
@ExperimentalUnsignedTypes
public fun PackWriter.writeAll(values: ULongArray) {
    val bits = values.asLongArray()
    var all = 0L
    for (value in bits) all = all or value
    val code = startLongs(bits.size, all)
    for (value in bits) putWide(value, code)
}

/** Writes a list of bool. */
public fun PackWriter.writeAll(values: BooleanArray) {
    writeVarint(values.size)
    reserve((values.size + 7) ushr 3)
    val whole = values.size ushr 3
    for (byte in 0 until whole) putFixed(bits(values, 8 * byte, count = 8))
    if (values.size and 7 != 0) putFixed(bits(values, 8 * whole, values.size and 7))
}

/** Returns [count] of [values] as the bits of a byte: with a constant, the JVM makes no loop of it. */
private fun bits(values: BooleanArray, first: Int, count: Int): Byte {
    var byte = 0
    for (bit in 0 until count) byte = byte or ((if (values[first + bit]) 1 else 0) shl bit)
    return byte.toByte()
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

/** Reads a list of u8. */
@ExperimentalUnsignedTypes
public fun PackReader.uByteArray(): UByteArray = run(Byte.SIZE_BITS) { count ->
    at += count
    bytes.copyOfRange(at - count, at).asUByteArray()
}

/** Reads a list of u16. */
@ExperimentalUnsignedTypes
public fun PackReader.uShortArray(): UShortArray = run(Short.SIZE_BITS) { count -> ShortArray(count) { takeShort() }.asUShortArray() }

/** Reads a list of bool. */
public fun PackReader.booleanArray(): BooleanArray = bitRun { count, first ->
    val values = BooleanArray(count)
    val whole = count ushr 3
    for (byte in 0 until whole) fill(values, 8 * byte, count = 8, bytes.readByte(first + byte))
    if (count and 7 != 0) fill(values, 8 * whole, count and 7, bytes.readByte(first + whole))
    values
}

/** Makes the lowest bits of [byte] [count] of [values]. */
private fun fill(values: BooleanArray, first: Int, count: Int, byte: Byte) {
    for (bit in 0 until count) values[first + bit] = (byte.toInt() ushr bit) and 1 != 0
}

/** Reads a list of vi32. */
public fun PackReader.intArray(): IntArray = compressedRun(maxWidth = Int.SIZE_BYTES) { count, code ->
    val width = code + 1
    val values = IntArray(count)
    val whole = wholeLoads(count, width, Int.SIZE_BYTES)
    bytes.readZigzagsLe(at, width, values, whole)
    at += whole * width
    for (index in whole until count) values[index] = int(code)
    values
}

/** Reads a list of vu32. */
@ExperimentalUnsignedTypes
public fun PackReader.uIntArray(): UIntArray = compressedRun(maxWidth = Int.SIZE_BYTES) { count, code ->
    val bytes = bytes
    val start = at
    val width = code + 1
    val mask = -1 ushr (Int.SIZE_BITS - Byte.SIZE_BITS * width)
    val values = IntArray(count)
    val whole = wholeLoads(count, width, Int.SIZE_BYTES)
    for (index in 0 until whole) values[index] = bytes.readIntLe(start + index * width) and mask
    at = start + whole * width
    for (index in whole until count) values[index] = unsignedInt(code)
    values.asUIntArray()
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

/** Reads a list of vu64. */
@ExperimentalUnsignedTypes
public fun PackReader.uLongArray(): ULongArray = compressedRun(maxWidth = Long.SIZE_BYTES) { count, code ->
    val bytes = bytes
    val start = at
    val width = code + 1
    val mask = -1L ushr (Long.SIZE_BITS - Byte.SIZE_BITS * width)
    val values = LongArray(count)
    val whole = wholeLoads(count, width, Long.SIZE_BYTES)
    for (index in 0 until whole) values[index] = bytes.readLongLe(start + index * width) and mask
    at = start + whole * width
    for (index in whole until count) values[index] = unsignedLong(code)
    values.asULongArray()
}

/** Returns how many of [count] integers of [width] bytes have [load] bytes from their first on in the array. */
private fun PackReader.wholeLoads(count: Int, width: Int, load: Int): Int {
    val room = bytes.size - at - load
    return if (room < 0) 0 else minOf(count, room / width + 1)
}
