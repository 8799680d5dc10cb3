@file:OptIn(kotlinx.cinterop.ExperimentalForeignApi::class)

package octavo.core

import kotlinx.cinterop.COpaquePointer
import kotlinx.cinterop.addressOf
import kotlinx.cinterop.convert
import kotlinx.cinterop.usePinned
import platform.posix.memcpy

// Arrays of numbers are little-endian bytes on every Kotlin/Native target.

@InternalOctavoApi
public actual fun ByteArray.writeLongsLe(index: Int, values: LongArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    if (start < end) values.usePinned { set(index, it.addressOf(start), end - start, Long.SIZE_BYTES) }
}

@InternalOctavoApi
public actual fun ByteArray.writeFloatsLe(index: Int, values: FloatArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    if (start < end) values.usePinned { set(index, it.addressOf(start), end - start, Float.SIZE_BYTES) }
}

@InternalOctavoApi
public actual fun ByteArray.writeDoublesLe(index: Int, values: DoubleArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    if (start < end) values.usePinned { set(index, it.addressOf(start), end - start, Double.SIZE_BYTES) }
}

@InternalOctavoApi
public actual fun ByteArray.readLongsLe(index: Int, target: LongArray) {
    if (target.isNotEmpty()) target.usePinned { get(index, it.addressOf(0), target.size, Long.SIZE_BYTES) }
}

@InternalOctavoApi
public actual fun ByteArray.readFloatsLe(index: Int, target: FloatArray) {
    if (target.isNotEmpty()) target.usePinned { get(index, it.addressOf(0), target.size, Float.SIZE_BYTES) }
}

@InternalOctavoApi
public actual fun ByteArray.readDoublesLe(index: Int, target: DoubleArray) {
    if (target.isNotEmpty()) target.usePinned { get(index, it.addressOf(0), target.size, Double.SIZE_BYTES) }
}

/** Copies [count] numbers of [width] bytes, 1 at least, from [numbers] to [index] on. */
private fun ByteArray.set(index: Int, numbers: COpaquePointer, count: Int, width: Int) {
    checkRoom(index, count, width)
    usePinned { memcpy(it.addressOf(index), numbers, (count * width).convert()) }
}

/** Copies [count] numbers of [width] bytes, 1 at least, that stand from [index] on to [numbers]. */
private fun ByteArray.get(index: Int, numbers: COpaquePointer, count: Int, width: Int) {
    checkRoom(index, count, width)
    usePinned { memcpy(numbers, it.addressOf(index), (count * width).convert()) }
}

private fun ByteArray.checkRoom(index: Int, count: Int, width: Int) {
    val fits = index >= 0 && count <= (size - index) / width
    if (!fits) throw IndexOutOfBoundsException("$count numbers of $width bytes at $index of $size")
}
