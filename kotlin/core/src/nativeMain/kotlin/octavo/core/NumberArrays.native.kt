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
    if (start < end) values.usePinned { set(index, it.addressOf(start), end - start) }
}

@InternalOctavoApi
public actual fun ByteArray.writeDoublesLe(index: Int, values: DoubleArray, start: Int, end: Int) {
    checkRange(start, end, values.size)
    if (start < end) values.usePinned { set(index, it.addressOf(start), end - start) }
}

@InternalOctavoApi
public actual fun ByteArray.readLongsLe(index: Int, target: LongArray) {
    if (target.isNotEmpty()) target.usePinned { get(index, it.addressOf(0), target.size) }
}

@InternalOctavoApi
public actual fun ByteArray.readDoublesLe(index: Int, target: DoubleArray) {
    if (target.isNotEmpty()) target.usePinned { get(index, it.addressOf(0), target.size) }
}

/** Copies [count] numbers of 8 bytes, 1 at least, from [numbers] to [index] on. */
private fun ByteArray.set(index: Int, numbers: COpaquePointer, count: Int) {
    checkRoom(index, count)
    usePinned { memcpy(it.addressOf(index), numbers, (count * Long.SIZE_BYTES).convert()) }
}

/** Copies [count] numbers of 8 bytes, 1 at least, that stand from [index] on to [numbers]. */
private fun ByteArray.get(index: Int, numbers: COpaquePointer, count: Int) {
    checkRoom(index, count)
    usePinned { memcpy(numbers, it.addressOf(index), (count * Long.SIZE_BYTES).convert()) }
}

private fun ByteArray.checkRoom(index: Int, count: Int) {
    val fits = index >= 0 && count <= (size - index) / Long.SIZE_BYTES
    if (!fits) throw IndexOutOfBoundsException("$count numbers of 8 bytes at $index of $size")
}
