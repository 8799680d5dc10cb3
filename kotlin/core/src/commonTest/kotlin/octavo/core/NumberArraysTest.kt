package octavo.core

import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class NumberArraysTest {
    /** Long arrays may be copied otherwise than short ones. */
    private val counts = listOf(1, 11, 63, 64, 100)
    private val longs = LongArray(11) { (it - 5) * 1_000_000_000_000L }
    private val doubles = DoubleArray(11) { it * 0.1 - 0.5 }

    @Test
    fun readsBackWhatItWroteAtAnyAlignment() {
        for (count in counts) {
            for (at in 0..8) {
                val longs = LongArray(count) { (it - 5) * 1_000_000_000_000L }
                val floats = FloatArray(count) { it * 0.25f - 0.5f }
                val doubles = DoubleArray(count) { it * 0.1 - 0.5 }
                val bytes = ByteArray(count * 8 + at)
                bytes.writeLongsLe(at, longs, 0, count)
                assertContentEquals(longs, LongArray(count) { bytes.readLongLe(at + 8 * it) })
                assertContentEquals(longs, LongArray(count).also { bytes.readLongsLe(at, it) })
                bytes.writeFloatsLe(at, floats, 0, count)
                assertContentEquals(floats, FloatArray(count) { bytes.readFloatLe(at + 4 * it) })
                assertContentEquals(floats, FloatArray(count).also { bytes.readFloatsLe(at, it) })
                bytes.writeDoublesLe(at, doubles, 0, count)
                assertContentEquals(doubles, DoubleArray(count) { bytes.readDoubleLe(at + 8 * it) })
                assertContentEquals(doubles, DoubleArray(count).also { bytes.readDoublesLe(at, it) })
            }
        }
    }

    @Test
    fun writesAPartInTheBytesOfEach() {
        val bytes = ByteArray(60)
        bytes.writeLongsLe(1, longs, 3, 6)
        bytes.writeDoublesLe(25, doubles, 7, 9)
        for (index in 0 until 3) assertEquals(longs[3 + index], bytes.readLongLe(1 + 8 * index))
        for (index in 0 until 2) assertEquals(doubles[7 + index], bytes.readDoubleLe(25 + 8 * index))
        assertEquals(0, bytes[0])
        assertContentEquals(ByteArray(19), bytes.copyOfRange(41, 60))
    }

    @Test
    fun takesEmptyArrays() {
        ByteArray(0).writeLongsLe(0, LongArray(0), 0, 0)
        ByteArray(0).writeFloatsLe(0, FloatArray(0), 0, 0)
        ByteArray(0).writeDoublesLe(0, DoubleArray(0), 0, 0)
        ByteArray(0).readLongsLe(0, LongArray(0))
        ByteArray(0).readFloatsLe(0, FloatArray(0))
        ByteArray(0).readDoublesLe(0, DoubleArray(0))
    }

    @Test
    fun refusesWhatIsOutside() {
        for (count in counts) {
            for (at in listOf(-1, 1, 8 * count, Int.MAX_VALUE)) {
                val bytes = ByteArray(8 * count)
                assertFailsWith<IndexOutOfBoundsException> { bytes.writeLongsLe(at, LongArray(count), 0, count) }
                assertFailsWith<IndexOutOfBoundsException> { bytes.writeDoublesLe(at, DoubleArray(count), 0, count) }
                assertFailsWith<IndexOutOfBoundsException> { bytes.readLongsLe(at, LongArray(count)) }
                assertFailsWith<IndexOutOfBoundsException> { bytes.readDoublesLe(at, DoubleArray(count)) }
                val half = ByteArray(4 * count)
                assertFailsWith<IndexOutOfBoundsException> { half.writeFloatsLe(at, FloatArray(count), 0, count) }
                assertFailsWith<IndexOutOfBoundsException> { half.readFloatsLe(at, FloatArray(count)) }
            }
        }
        val bytes = ByteArray(24)
        assertFailsWith<IndexOutOfBoundsException> { bytes.writeLongsLe(0, longs, 9, 12) }
        assertFailsWith<IndexOutOfBoundsException> { bytes.writeFloatsLe(0, FloatArray(2), 1, 3) }
        assertFailsWith<IndexOutOfBoundsException> { bytes.writeDoublesLe(0, doubles, -1, 1) }
    }
}
