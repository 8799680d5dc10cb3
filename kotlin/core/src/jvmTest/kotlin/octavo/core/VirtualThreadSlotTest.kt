package octavo.core

import java.lang.ref.WeakReference
import java.util.concurrent.CountDownLatch
import kotlin.test.Test
import kotlin.test.assertNull
import kotlin.test.assertSame

class VirtualThreadSlotTest {
    @Test
    fun virtualThreadThatWaitsKeepsNothing() {
        val start = try {
            Thread::class.java.getMethod("startVirtualThread", Runnable::class.java)
        } catch (_: NoSuchMethodException) {
            return // JDK 17
        }
        val slot = ThreadSlot<Any>()
        val hasPut = CountDownLatch(1)
        val isOver = CountDownLatch(1)
        lateinit var kept: WeakReference<Any>
        start.invoke(
            null,
            Runnable {
                kept = WeakReference(putAndTaken(slot))
                hasPut.countDown()
                isOver.await()
            },
        )
        hasPut.await()
        assertCollected(kept)
        isOver.countDown()
    }

    private fun putAndTaken(slot: ThreadSlot<Any>): Any {
        val value = Any()
        slot.put(value)
        assertSame(value, slot.take())
        assertNull(slot.take())
        slot.put(value)
        return value
    }

    private fun assertCollected(kept: WeakReference<Any>) {
        repeat(50) {
            if (kept.get() == null) return
            System.gc()
            Thread.sleep(10)
        }
        assertNull(kept.get())
    }
}
