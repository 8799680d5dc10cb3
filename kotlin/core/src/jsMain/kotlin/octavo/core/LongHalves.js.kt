package octavo.core

@InternalOctavoApi
public actual val Long.upperHalf: Int get() = hashCode() xor toInt() // the hash code is both halves, one against the other

@InternalOctavoApi
public actual fun signedBits(values: LongArray, start: Int, end: Int): Int {
    var lower = 0
    var upper = 0
    for (index in start until end) {
        val high = values[index].upperHalf
        val low = values[index].toInt()
        lower = lower or ((low shl 1) xor (high shr 31))
        upper = upper or ((high shl 1 or (low ushr 31)) xor (high shr 31))
    }
    return if (upper != 0) Long.SIZE_BITS - upper.countLeadingZeroBits() else Int.SIZE_BITS - lower.countLeadingZeroBits()
}
