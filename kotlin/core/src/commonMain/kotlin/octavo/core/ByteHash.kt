package octavo.core

import kotlin.random.Random

/**
 * Hashes bytes for in-memory tables; seeded per process, so that nobody can prepare keys that collide.
 *
 * The folded 128-bit product of wyhash (Wang Yi, 2019), 16 bytes a step, three steps side by side. The hash never reaches the wire.
 */
@InternalOctavoApi
public object ByteHash {
    private const val ODD_1 = -0x5f89e29b87429bd1L
    private const val ODD_2 = -0x18fe64a1b9a5a2a5L
    private const val ODD_3 = -0x71e29a1dc2d0d2c5L
    private val seed1 = Random.nextLong()
    private val seed2 = Random.nextLong()

    /** Hashes the bytes in [[start], [end]). */
    public fun hash(bytes: ByteArray, start: Int, end: Int): Int {
        var state = seed1 xor (end - start).toLong()
        var at = start
        if (end - at > 48) {
            var second = state
            var third = state
            do {
                state = step(state, ODD_1, bytes, at)
                second = step(second, ODD_2, bytes, at + 16)
                third = step(third, ODD_3, bytes, at + 32)
                at += 48
            } while (end - at > 48)
            state = state xor second xor third
        }
        while (end - at > 16) {
            state = step(state, ODD_1, bytes, at)
            at += 16
        }
        return when {
            end - at >= 8 -> finish(state, bytes.readLongLe(at), bytes.readLongLe(end - 8))
            end - at >= 4 -> finish(state, bytes.readIntLe(at).toLong(), bytes.readIntLe(end - 4).toLong())
            else -> finish(state, lastBytes(bytes, at, end), 0)
        }
    }

    /** Mixes in 16 bytes; a product takes longer than three steps take to start, so long input runs three chains. */
    private fun step(state: Long, odd: Long, bytes: ByteArray, at: Int): Long =
        fold(bytes.readLongLe(at) xor odd xor seed2, bytes.readLongLe(at + 8) xor state)

    private fun lastBytes(bytes: ByteArray, start: Int, end: Int): Long {
        var value = 0L
        for (at in start until end) value = value shl 8 or (bytes[at].toLong() and 0xFF)
        return value
    }

    private fun finish(state: Long, first: Long, second: Long): Int {
        val folded = fold(first xor ODD_2 xor seed2, second xor state)
        return (folded xor (folded ushr 32)).toInt()
    }

    /** Mixes one more [word] into [state]: starts a hash of whole numbers when [state] is 0. */
    public fun mix(state: Long, word: Long): Long = fold(state xor seed1, word xor seed2)

    private fun fold(a: Long, b: Long): Long = (a * b) xor multiplyHigh(a, b)
}

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
