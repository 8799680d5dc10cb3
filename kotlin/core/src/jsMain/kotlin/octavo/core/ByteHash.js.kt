package octavo.core

import kotlin.random.Random

/** The folded product of wyhash (Wang Yi, 2019) at half its width, 8 bytes a step: a Long is an object here. */
@InternalOctavoApi
public actual object ByteHash {
    private val seed1 = Random.nextInt()
    private val seed2 = Random.nextInt()
    private const val TWO_TO_32 = 4294967296.0

    public actual fun hash(bytes: ByteArray, start: Int, end: Int): Int {
        var state = seed1 xor (end - start)
        var at = start
        while (end - at > 8) {
            state = fold(bytes.readIntLe(at) xor seed2, bytes.readIntLe(at + 4) xor state)
            at += 8
        }
        if (end - at >= 4) return finish(state, bytes.readIntLe(at), bytes.readIntLe(end - 4))
        var last = 0
        while (at < end) last = last shl 8 or (bytes.readByte(at++).toInt() and 0xFF)
        return finish(state, last, 0)
    }

    private fun finish(state: Int, first: Int, second: Int): Int = fold(fold(first xor seed2, second xor state), seed1)

    public actual fun mix(state: Int, word: Long): Int = finish(state xor seed1, word.toInt(), (word ushr 32).toInt())

    /** A double holds the upper half of the product exactly enough: the same bits for the same numbers. */
    private fun fold(a: Int, b: Int): Int = (a * b) xor (a.toDouble() * b.toDouble() / TWO_TO_32).toInt()
}
