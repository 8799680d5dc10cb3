package octavo.core

import kotlin.test.Test
import kotlin.test.assertEquals

class MultiplyHighTest {
    @Test
    fun multipliesHigh() {
        assertEquals(-1, multiplyHigh(-1, 1))
        assertEquals(0x3FFFFFFFFFFFFFFF, multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE))
        assertEquals(0x4000000000000000, multiplyHigh(Long.MIN_VALUE, Long.MIN_VALUE))
    }
}
