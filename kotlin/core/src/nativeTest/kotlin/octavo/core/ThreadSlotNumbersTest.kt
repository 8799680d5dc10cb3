package octavo.core

import kotlin.native.runtime.GC
import kotlin.native.runtime.NativeRuntimeApi
import kotlin.test.Test
import kotlin.test.assertNull
import kotlin.test.assertTrue

@OptIn(NativeRuntimeApi::class)
class ThreadSlotNumbersTest {
    /** Formats may be made for each message: a thread must not keep something of each. */
    @Test
    fun numbersOfDroppedSlotsAreUsedAgain() {
        val numbers = mutableSetOf<Int>()
        var count = 0
        while (numbers.size == count && count < MOST) {
            numbers += useOnce()
            if (++count % 100 == 0) GC.collect()
        }
        assertTrue(count < MOST, "$count slots have as many numbers")
    }

    private fun useOnce(): Int {
        val slot = ThreadSlot<Any>()
        assertNull(slot.take())
        slot.put(Any())
        return slot.number
    }

    private companion object {
        const val MOST = 10_000
    }
}
