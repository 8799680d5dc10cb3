package octavo.core

import kotlin.test.Test
import kotlin.test.assertContentEquals
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class NumberArraysTest {
    private val longs = LongArray(11) { (it - 5) * 1_000_000_000_000L }
    private val doubles = DoubleArray(11) { it * 0.1 - 0.5 }

    @Test
    fun readsBackWhatItWroteAtAnyAlignment() {
        for (at in 0..8) {
            val bytes = ByteArray(11 * 8 + at)
            bytes.writeLongsLe(at, longs, 0, 11)
            assertContentEquals(longs, LongArray(11).also { bytes.readLongsLe(at, it) })
            bytes.writeDoublesLe(at, doubles, 0, 11)
            assertContentEquals(doubles, DoubleArray(11).also { bytes.readDoublesLe(at, it) })
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
        ByteArray(0).writeDoublesLe(0, DoubleArray(0), 0, 0)
        ByteArray(0).readLongsLe(0, LongArray(0))
        ByteArray(0).readDoublesLe(0, DoubleArray(0))
    }

    @Test
    fun refusesWhatIsOutside() {
        val bytes = ByteArray(24)
        for (at in listOf(-1, 1, 24, Int.MAX_VALUE)) {
            assertFailsWith<IndexOutOfBoundsException> { bytes.writeLongsLe(at, longs, 0, 3) }
            assertFailsWith<IndexOutOfBoundsException> { bytes.writeDoublesLe(at, doubles, 0, 3) }
            assertFailsWith<IndexOutOfBoundsException> { bytes.readLongsLe(at, LongArray(3)) }
            assertFailsWith<IndexOutOfBoundsException> { bytes.readDoublesLe(at, DoubleArray(3)) }
        }
        assertFailsWith<IndexOutOfBoundsException> { bytes.writeLongsLe(0, longs, 9, 12) }
        assertFailsWith<IndexOutOfBoundsException> { bytes.writeDoublesLe(0, doubles, -1, 1) }
    }
}
