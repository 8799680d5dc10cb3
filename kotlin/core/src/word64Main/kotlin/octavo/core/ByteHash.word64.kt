package octavo.core

import kotlin.random.Random

/** The folded 128-bit product of wyhash (Wang Yi, 2019), 16 bytes a step, three steps side by side. */
@InternalOctavoApi
public actual object ByteHash {
    private const val ODD_1 = -0x5f89e29b87429bd1L
    private const val ODD_2 = -0x18fe64a1b9a5a2a5L
    private const val ODD_3 = -0x71e29a1dc2d0d2c5L
    private const val NON_ASCII = 0x80808080_80808080uL
    private val seed1 = Random.nextLong()
    private val seed2 = Random.nextLong()

    public actual fun hash(bytes: ByteArray, start: Int, end: Int): Int = hash(bytes, start, end) {}

    /** Returns the hash as an unsigned number, or -1 when a byte is not ASCII. */
    internal fun hashOfAscii(bytes: ByteArray, start: Int, end: Int): Long {
        var all = 0L
        val hash = hash(bytes, start, end) { all = all or it }
        return if (all.toULong() and NON_ASCII == 0uL) hash.toLong() and 0xFFFFFFFF else -1
    }

    /** Hashes the bytes in [[start], [end]) and calls [seen] with each word of them; words may overlap. */
    private inline fun hash(bytes: ByteArray, start: Int, end: Int, seen: (Long) -> Unit): Int {
        var state = seed1 xor (end - start).toLong()
        var at = start
        if (end - at > 48) {
            var second = state
            var third = state
            do {
                state = step(state, ODD_1, bytes, at, seen)
                second = step(second, ODD_2, bytes, at + 16, seen)
                third = step(third, ODD_3, bytes, at + 32, seen)
                at += 48
            } while (end - at > 48)
            state = state xor second xor third
        }
        while (end - at > 16) {
            state = step(state, ODD_1, bytes, at, seen)
            at += 16
        }
        return when {
            end - at >= 8 -> finish(state, bytes.readLongLe(at), bytes.readLongLe(end - 8), seen)
            end - at >= 4 -> finish(state, bytes.readIntLe(at).toLong(), bytes.readIntLe(end - 4).toLong(), seen)
            else -> finish(state, lastBytes(bytes, at, end), 0, seen)
        }
    }

    /** Mixes in 16 bytes; a product takes longer than three steps take to start, so long input runs three chains. */
    private inline fun step(state: Long, odd: Long, bytes: ByteArray, at: Int, seen: (Long) -> Unit): Long {
        val first = bytes.readLongLe(at)
        val second = bytes.readLongLe(at + 8)
        seen(first or second)
        return fold(first xor odd xor seed2, second xor state)
    }

    private fun lastBytes(bytes: ByteArray, start: Int, end: Int): Long {
        var value = 0L
        for (at in start until end) value = value shl 8 or (bytes[at].toLong() and 0xFF)
        return value
    }

    private inline fun finish(state: Long, first: Long, second: Long, seen: (Long) -> Unit): Int {
        seen(first or second)
        return narrow(fold(first xor ODD_2 xor seed2, second xor state))
    }

    public actual fun mix(state: Int, word: Long): Int = narrow(fold(state.toLong() xor seed1, word xor seed2))

    private fun fold(a: Long, b: Long): Long = (a * b) xor multiplyHigh(a, b)

    private fun narrow(folded: Long): Int = (folded xor (folded ushr 32)).toInt()
}
