@file:Suppress("NOTHING_TO_INLINE")

package octavo.core

@InternalOctavoApi
public actual inline val Long.upperHalf: Int get() = (this shr 32).toInt()

@InternalOctavoApi
public actual fun signedBits(values: LongArray, start: Int, end: Int): Int {
    var used = 0L
    for (index in start until end) used = used or ((values[index] shl 1) xor (values[index] shr 63))
    return Long.SIZE_BITS - used.countLeadingZeroBits()
}

@InternalOctavoApi
public actual fun ByteArray.writeZigzagLe(index: Int, value: Long): Int {
    val bits = (value shl 1) xor (value shr 63)
    writeLongLe(index, bits)
    return ((63 - (bits or 1).countLeadingZeroBits()) ushr 3) + 1
}

@InternalOctavoApi
public actual fun ByteArray.readZigzagLe(index: Int, width: Int): Long {
    val bits = readLongLe(index) and (-1L ushr (64 - 8 * width))
    return (bits ushr 1) xor -(bits and 1)
}
