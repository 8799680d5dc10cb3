package octavo.flex.coder

import com.sun.management.ThreadMXBean
import octavo.flex.Flex
import octavo.flex.FlexBytes
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class PathSearchRoomTest {
    @Test
    fun aSearchThroughManyContainersTakesLittleRoom() {
        val message = Flex.build {
            val outer = startVector()
            repeat(CONTAINERS) {
                val inner = startVector()
                put(it)
                endVector(inner)
            }
            put("last")
            endVector(outer)
        }
        val vector = FlexBytes.target(message, FlexBytes.rootAt(message, message.size), FlexBytes.rootWidth(message, message.size))
        val last = vector + CONTAINERS * FlexBytes.widthOf(FlexBytes.rootType(message, message.size))
        val before = threads.currentThreadAllocatedBytes
        val path = PathSearch(message, 0, message.size).toSlot(last)
        val allocated = threads.currentThreadAllocatedBytes - before
        assertEquals("/$CONTAINERS", path)
        assertTrue(allocated < 16 * MEGABYTE, "$allocated bytes")
    }

    private companion object {
        val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
        const val CONTAINERS = 400_000
        const val MEGABYTE = 1 shl 20
    }
}
