package octavo.core

private const val ONES = 0x0101010101010101L
private const val HIGH_BITS = ONES shl 7

/** Eight bytes at a time: the lowest bit that the subtraction borrows for stands in the first zero byte (Warren, Hacker's Delight, 6.1). */
@InternalOctavoApi
public actual fun indexOfZero(bytes: ByteArray, start: Int, end: Int): Int {
    var at = start
    while (at + 8 <= end) {
        val word = bytes.readLongLe(at)
        val zeros = (word - ONES) and word.inv() and HIGH_BITS
        if (zeros != 0L) return at + (zeros.countTrailingZeroBits() ushr 3)
        at += 8
    }
    while (at < end && bytes[at] != 0.toByte()) at++
    return at
}
