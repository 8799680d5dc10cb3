package octavo.flex

import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

/** The bottom tier allocates nothing. */
class AllocationTest {
    private val threads = ManagementFactory.getThreadMXBean() as com.sun.management.ThreadMXBean
    private val message = Flex.build {
        map {
            for (index in 0 until 20) {
                key("key$index")
                put(index * 1000L)
            }
            key("text")
            put("some text")
        }
    }
    private val keys = Array(20) { FlexKey("key$it") } + FlexKey("text") + FlexKey("absent and longer than a word")

    private fun readAll(): Long {
        val width = FlexBytes.rootWidth(message, message.size)
        val type = FlexBytes.rootType(message, message.size)
        val map = FlexBytes.target(message, FlexBytes.rootAt(message, message.size), width)
        val mapWidth = FlexBytes.widthOf(type)
        val size = FlexBytes.size(message, map, mapWidth)
        var sum = 0L
        for (key in keys) {
            val index = FlexBytes.find(message, map, mapWidth, size, key)
            if (index < 0) continue
            val elementType = FlexBytes.elementType(message, map, mapWidth, size, index)
            val at = map + index * mapWidth
            sum += if (elementType ushr 2 == TypeCode.STRING) {
                FlexBytes.length(message, at, mapWidth, elementType).toLong()
            } else {
                FlexBytes.asLong(message, at, mapWidth, elementType) + FlexBytes.asDouble(message, at, mapWidth, elementType).toLong()
            }
        }
        FlexBytes.forEachSigned(message, map, mapWidth, size) { _, value -> if (value < 0) sum++ }
        return sum
    }

    @Test
    fun staticReadsAllocateNothing() {
        assertEquals(2 * 190_000L + 9, readAll())
        repeat(1_000) { readAll() }
        val before = threads.currentThreadAllocatedBytes
        repeat(10_000) { readAll() }
        val perRead = (threads.currentThreadAllocatedBytes - before) / 10_000.0
        assertTrue(perRead < 1, "$perRead bytes a read")
    }
}
