package octavo.pack

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class PackWriterTest {
    /** Of most of these, the bytes are a multiple of 2^32: as an Int, none. */
    @Test
    fun runsThatNoArrayHasRoomFor() {
        val runs = listOf<PackWriter.() -> Unit>(
            { startInts(1 shl 30, -1) },
            { startLongs(1 shl 29, -1) },
            { startIntColumn((1 shl 30) - 1, -1) },
            { startLongColumn((1 shl 29) - 1, -1) },
            { startFixedColumn((1 shl 29) - 1, 8) },
            { reserve(Int.MAX_VALUE, 1) },
        )
        for (start in runs) {
            val error = assertFailsWith<IndexOutOfBoundsException> { PackWriter().start() }
            assertEquals("more than 2147483639 bytes in one message", error.message)
        }
    }
}
