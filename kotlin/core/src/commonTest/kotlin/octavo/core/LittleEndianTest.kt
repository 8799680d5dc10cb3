package octavo.core

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class LittleEndianTest {
    private val bytes = ByteArray(16) { (it + 1).toByte() }

    @Test
    fun readsAtAnyAlignment() {
        assertEquals(0x0302, bytes.readShortLe(1))
        assertEquals(0x05040302, bytes.readIntLe(1))
        assertEquals(0x0908070605040302L, bytes.readLongLe(1))
        assertEquals(0x0203040506070809L, bytes.readLongBe(1))
    }

    @Test
    fun readsUnsignedIntegersOfEachWidth() {
        val bytes = ByteArray(9) { (0xF0 + it).toByte() }
        assertEquals(0xF1, bytes.readUnsignedLe(1, 1))
        assertEquals(0xF2F1, bytes.readUnsignedLe(1, 2))
        assertEquals(0xF4F3F2F1.toInt(), bytes.readUnsignedLe(1, 4))
        assertEquals(0xF4F3F2F1.toInt(), bytes.readUnsignedLe(1, 8))
        for (width in listOf(1, 2, 4)) {
            bytes.readUnsignedLe(9 - width, width)
            for (index in listOf(10 - width, 9, Int.MAX_VALUE, -1, Int.MIN_VALUE)) {
                assertFailsWith<IndexOutOfBoundsException>("$width at $index") { bytes.readUnsignedLe(index, width) }
            }
        }
    }

    @Test
    fun readsBackWhatItWrote() {
        bytes.writeShortLe(3, -2)
        assertEquals(-2, bytes.readShortLe(3))
        bytes.writeIntLe(3, Int.MIN_VALUE + 7)
        assertEquals(Int.MIN_VALUE + 7, bytes.readIntLe(3))
        bytes.writeLongLe(3, Long.MIN_VALUE + 7)
        assertEquals(Long.MIN_VALUE + 7, bytes.readLongLe(3))
        bytes.writeFloatLe(3, 1.5f)
        assertEquals(1.5f, bytes.readFloatLe(3))
        bytes.writeDoubleLe(3, -0.1)
        assertEquals(-0.1, bytes.readDoubleLe(3))
    }

    @Test
    fun refusesToReadOutsideTheArray() {
        assertFailsWith<IndexOutOfBoundsException> { bytes.readLongLe(9) }
        assertFailsWith<IndexOutOfBoundsException> { bytes.readIntLe(-1) }
        assertFailsWith<IndexOutOfBoundsException> { bytes.writeShortLe(15, 0) }
    }
}
