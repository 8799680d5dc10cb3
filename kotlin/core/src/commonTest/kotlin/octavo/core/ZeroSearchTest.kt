package octavo.core

import kotlin.test.Test
import kotlin.test.assertEquals

class ZeroSearchTest {
    @Test
    fun findsTheFirstZero() {
        for (size in 0..40) {
            for (zero in 0..size) {
                val bytes = ByteArray(size) { if (it == zero) 0 else (if (it % 3 == 0) 1 else -128 + it).toByte() }
                for (start in 0..zero) assertEquals(zero, indexOfZero(bytes, start, size), "$size bytes from $start")
            }
        }
    }

    @Test
    fun staysBeforeTheEnd() {
        val bytes = ByteArray(32) { if (it < 16) 7 else 0 }
        for (end in 0..15) assertEquals(end, indexOfZero(bytes, 0, end))
        assertEquals(12, indexOfZero(bytes, 12, 12))
    }
}
