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

@InternalOctavoApi
public actual fun ByteArray.writeZigzagLe(index: Int, value: Long): Int {
    val high = value.upperHalf
    val low = value.toInt()
    val sign = high shr 31
    val lower = (low shl 1) xor sign
    val upper = (high shl 1 or (low ushr 31)) xor sign
    writeLongLe(index, upper, lower)
    return if (upper != 0) byteCount(upper) + 4 else byteCount(lower)
}

/** Returns how many bytes hold the unsigned [value], 1 to 4. */
private fun byteCount(value: Int): Int = ((31 - (value or 1).countLeadingZeroBits()) ushr 3) + 1

@InternalOctavoApi
public actual fun ByteArray.readZigzagLe(index: Int, width: Int): Long {
    checkRoom(index, 8)
    val lower = if (width < 4) uncheckedInt(index) and (-1 ushr (32 - 8 * width)) else uncheckedInt(index)
    val upper = if (width > 4) uncheckedInt(index + 4) and (-1 ushr (64 - 8 * width)) else 0
    val sign = -(lower and 1)
    return longOf((upper ushr 1) xor sign, (lower ushr 1 or (upper shl 31)) xor sign)
}
