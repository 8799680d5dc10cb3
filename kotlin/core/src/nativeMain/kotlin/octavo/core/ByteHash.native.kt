package octavo.core

// Hacker's Delight, 8-2: the compiler recognises the pattern and emits one wide multiplication.
@InternalOctavoApi
public actual fun multiplyHigh(a: Long, b: Long): Long {
    val aLow = a and 0xFFFFFFFFL
    val aHigh = a shr 32
    val bLow = b and 0xFFFFFFFFL
    val bHigh = b shr 32
    val low = aLow * bLow
    val middle = aHigh * bLow + (low ushr 32)
    val cross = (middle and 0xFFFFFFFFL) + aLow * bHigh
    return aHigh * bHigh + (middle shr 32) + (cross shr 32)
}
