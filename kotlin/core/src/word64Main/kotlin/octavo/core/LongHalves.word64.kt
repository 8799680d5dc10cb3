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
