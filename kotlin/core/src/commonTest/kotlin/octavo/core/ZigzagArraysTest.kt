package octavo.core

import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class ZigzagArraysTest {
    private fun values(count: Int, width: Int) = LongArray(count) {
        (if (it % 3 == 0) Long.MAX_VALUE else Long.MIN_VALUE + it) shr
            (64 - 8 * width)
    }

    @Test
    fun integersComeBackInEveryWidth() {
        for (width in 1..8) {
            for (count in listOf(0, 1, 2, 13, 200)) {
                val values = values(count, width)
                val bytes = ByteArray(3 + count * width + 8) { -1 }
                bytes.writeZigzagsLe(3, width, values)
                assertContentEquals(values, LongArray(count) { bytes.readZigzagLe(3 + it * width, width) })
                val read = LongArray(count + 1) { 42 }
                bytes.readZigzagsLe(3, width, read, count)
                assertContentEquals(values + 42, read)
                for (index in 0 until 3) assertEquals(-1, bytes[index])
            }
        }
    }

    @Test
    fun shortIntegersComeBackInEveryWidth() {
        for (width in 1..4) {
            for (count in listOf(0, 1, 2, 13, 200)) {
                val values = IntArray(count) { (if (it % 3 == 0) Int.MAX_VALUE else Int.MIN_VALUE + it) shr (32 - 8 * width) }
                val bytes = ByteArray(3 + count * width + 8) { -1 }
                bytes.writeZigzagsLe(3, width, values)
                assertContentEquals(values, IntArray(count) { bytes.readZigzagLe(3 + it * width, width).toInt() })
                val read = IntArray(count + 1) { 42 }
                bytes.readZigzagsLe(3, width, read, count)
                assertContentEquals(values + 42, read)
                for (index in 0 until 3) assertEquals(-1, bytes[index])
            }
        }
    }

    @Test
    fun refusesWhatIsOutside() {
        for (width in 1..8) {
            val tooFew = ByteArray(9 * width + 7)
            assertFailsWith<IndexOutOfBoundsException> { tooFew.writeZigzagsLe(0, width, LongArray(10)) }
            assertFailsWith<IndexOutOfBoundsException> { tooFew.readZigzagsLe(0, width, LongArray(10), 10) }
            assertFailsWith<IndexOutOfBoundsException> { tooFew.readZigzagsLe(-1, width, LongArray(10), 9) }
        }
        for (width in 1..4) {
            val tooFew = ByteArray(9 * width + 3)
            assertFailsWith<IndexOutOfBoundsException> { tooFew.writeZigzagsLe(0, width, IntArray(10)) }
            assertFailsWith<IndexOutOfBoundsException> { tooFew.readZigzagsLe(0, width, IntArray(10), 10) }
            assertFailsWith<IndexOutOfBoundsException> { tooFew.readZigzagsLe(-1, width, IntArray(10), 9) }
        }
    }
}
