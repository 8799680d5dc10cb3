package octavo.core

import org.khronos.webgl.ArrayBufferView
import org.khronos.webgl.Float32Array
import org.khronos.webgl.Float64Array
import org.khronos.webgl.Int8Array

@InternalOctavoApi
public actual fun ByteArray.writeLongsLe(index: Int, values: LongArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    for (at in start until end) writeLongLe(index + (at - start) * Long.SIZE_BYTES, values[at])
}

// Arrays of floats and doubles are little-endian bytes wherever JavaScript runs.

@InternalOctavoApi
public actual fun ByteArray.writeFloatsLe(index: Int, values: FloatArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    checkRoom(index, (end - start) * Float.SIZE_BYTES)
    values.bytes().copyInto(this, index, start * Float.SIZE_BYTES, end * Float.SIZE_BYTES)
}

@InternalOctavoApi
public actual fun ByteArray.writeDoublesLe(index: Int, values: DoubleArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    if (end - start < WORTH_A_VIEW) {
        for (at in start until end) writeDoubleLe(index + (at - start) * Double.SIZE_BYTES, values[at])
        return
    }
    checkRoom(index, (end - start) * Double.SIZE_BYTES)
    values.bytes().copyInto(this, index, start * Double.SIZE_BYTES, end * Double.SIZE_BYTES)
}

@InternalOctavoApi
public actual fun ByteArray.readLongsLe(index: Int, target: LongArray) {
    for (at in target.indices) target[at] = readLongLe(index + at * Long.SIZE_BYTES)
}

@InternalOctavoApi
public actual fun ByteArray.readFloatsLe(index: Int, target: FloatArray) {
    checkRoom(index, target.size * Float.SIZE_BYTES)
    copyInto(target.bytes(), 0, index, index + target.size * Float.SIZE_BYTES)
}

@InternalOctavoApi
public actual fun ByteArray.readDoublesLe(index: Int, target: DoubleArray) {
    checkRoom(index, target.size * Double.SIZE_BYTES)
    copyInto(target.bytes(), 0, index, index + target.size * Double.SIZE_BYTES)
}

/** How many doubles take longer one by one than a view of their array takes: 20 take 365 ns so, and 709 with a new array and a view. */
private const val WORTH_A_VIEW = 32

private fun FloatArray.bytes(): ByteArray = bytesOf(unsafeCast<Float32Array>())

private fun DoubleArray.bytes(): ByteArray = bytesOf(unsafeCast<Float64Array>())

private fun bytesOf(numbers: ArrayBufferView): ByteArray =
    Int8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength).unsafeCast<ByteArray>()
