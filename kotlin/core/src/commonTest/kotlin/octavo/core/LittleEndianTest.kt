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
