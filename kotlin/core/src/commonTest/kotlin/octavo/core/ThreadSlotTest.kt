package octavo.core

import kotlin.test.Test
import kotlin.test.assertNull
import kotlin.test.assertSame

class ThreadSlotTest {
    @Test
    fun givesBackWhatWasPutOnce() {
        val slot = ThreadSlot<Any>()
        val other = ThreadSlot<Any>()
        val value = Any()
        assertNull(slot.take())
        slot.put(value)
        assertNull(other.take())
        assertSame(value, slot.take())
        assertNull(slot.take())
    }
}
