package octavo.core

import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals

class WordArrayTest {
    private val longs = listOf(0L, 1, -1, 127, -128, 1L shl 31, -(1L shl 31) - 1, (1L shl 53) + 1, Long.MAX_VALUE, Long.MIN_VALUE)

    @Test
    fun keepsWhatIsPut() {
        val words = WordArray(3)
        for (long in longs) {
            words[1] = long
            assertEquals(long, words[1])
            assertEquals(long.toInt(), words.int(1))
            words.setInt(1, long.toInt())
            assertEquals(long.toInt().toLong(), words[1])
        }
        assertEquals(0, words[0])
        assertEquals(0, words[2])
    }

    @Test
    fun keepsDoublesAsTheirBits() {
        val words = WordArray(1)
        for (double in listOf(0.0, -0.0, 1.5, -Double.MAX_VALUE, Double.NEGATIVE_INFINITY, Double.fromBits(-1))) {
            words.setDouble(0, double)
            assertEquals(double.toBits(), words[0])
            assertEquals(double.toBits(), words.double(0).toBits())
        }
    }

    @Test
    fun growsWithItsWords() {
        val words = WordArray(2)
        words[1] = Long.MIN_VALUE
        val grown = words.grownTo(4)
        assertEquals(listOf(0, Long.MIN_VALUE, 0, 0), List(grown.size) { grown[it] })
    }

    @Test
    fun copiesInOrder() {
        val words = WordArray(7)
        for (index in 0 until 4) words[index] = longs[index + 6]
        words.reorder(1, intArrayOf(2, 0, 1), 4)
        assertEquals((6..9).map { longs[it] } + listOf(longs[9], longs[7], longs[8]), List(7) { words[it] })
    }

    @Test
    fun writesWordsAsLongs() {
        val words = WordArray(1)
        for (long in longs) {
            words[0] = long
            val expected = ByteArray(9).also { it.writeLongLe(1, long) }
            assertContentEquals(expected, ByteArray(9).also { it.writeWordLe(1, words, 0) })
            assertEquals(long, expected.readLongLe(1))
            val narrow = ByteArray(8).also { it.writeLongLe(0, long.toInt()) }
            assertEquals(long.toInt().toLong(), narrow.readLongLe(0))
        }
    }

    @Test
    fun splitsLongs() {
        for (long in longs) assertEquals((long shr 32).toInt(), long.upperHalf)
    }

    @Test
    fun countsSignedBits() {
        assertEquals(0, signedBits(longArrayOf(0, 1), 0, 1))
        for (bits in 1 until 64) {
            val largest = (1L shl (bits - 1)) - 1
            assertEquals(if (bits == 1) 0 else bits, signedBits(longArrayOf(largest), 0, 1))
            assertEquals(bits + 1, signedBits(longArrayOf(largest + 1, 0), 0, 2))
            assertEquals(bits + 1, signedBits(longArrayOf(0, -largest - 2), 0, 2))
        }
    }

    @Test
    fun zigzagsComeBackInAsFewBytesAsTheyNeed() {
        val bytes = ByteArray(10)
        for (bits in 0 until 64) {
            for (value in listOf((1L shl bits) - 1, 1L shl bits, -(1L shl bits), -(1L shl bits) - 1, Long.MAX_VALUE shr bits)) {
                bytes.fill(-1)
                val zigzag = (value shl 1) xor (value shr 63)
                val width = bytes.writeZigzagLe(1, value)
                assertEquals((63 - (zigzag or 1).countLeadingZeroBits()) / 8 + 1, width)
                assertEquals(zigzag, bytes.readLongLe(1))
                bytes.fill(-1, 1 + width)
                assertEquals(value, bytes.readZigzagLe(1, width))
            }
        }
    }
}
