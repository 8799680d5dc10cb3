package octavo.flex.verify

import octavo.flex.Flex
import octavo.flex.RawMessage
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertTrue

class KeyOrderMemoryTest {
    private val threads = ManagementFactory.getThreadMXBean() as com.sun.management.ThreadMXBean

    /** [maps] maps, each with a key vector of its own, of long keys that begin alike. */
    private fun longKeys(maps: Int): ByteArray = RawMessage().run {
        val keys = IntArray(100) { key("k".repeat(70) + (100 + it)) }
        val nulls = Array(keys.size) { 0 to 0 }
        root(vector(*Array(maps) { map(offsets(*keys), *nulls) to RawMessage.MAP }), RawMessage.VECTOR)
    }

    private fun allocated(message: ByteArray): Long {
        val before = threads.currentThreadAllocatedBytes
        Flex.verify(message)
        return threads.currentThreadAllocatedBytes - before
    }

    @Test
    fun whatWaitsTakesLittle() {
        val message = longKeys(2_000)
        val least = (1..20).minOf { allocated(message) } // less and less, as it is compiled
        assertTrue(least < 8L * message.size, "$least bytes for ${message.size}")
    }
}
