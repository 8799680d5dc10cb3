package octavo.core

/** Returns the upper 64 bits of the signed 128-bit product. */
@InternalOctavoApi
public expect fun multiplyHigh(a: Long, b: Long): Long

/** The same out of four 32-bit products: Hacker's Delight, 8-2. LLVM recognises the pattern and emits one wide multiplication. */
internal fun multiplyHighInParts(a: Long, b: Long): Long {
    val aLow = a and 0xFFFFFFFFL
    val aHigh = a shr 32
    val bLow = b and 0xFFFFFFFFL
    val bHigh = b shr 32
    val low = aLow * bLow
    val middle = aHigh * bLow + (low ushr 32)
    val cross = (middle and 0xFFFFFFFFL) + aLow * bHigh
    return aHigh * bHigh + (middle shr 32) + (cross shr 32)
}
