package octavo.flex.coder

import com.sun.management.ThreadMXBean
import octavo.flex.Flex
import octavo.flex.FlexBytes
import octavo.flex.TypeCode
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
        check("/$CONTAINERS") { PathSearch(message, 0, message.size).toSlot(last) }
    }

    /** 300 vectors of 4,112 keys each share the same bytes: the first half of the keys would stand before the message. */
    @Test
    fun aSearchPastManyFaultsTakesLittleRoom() {
        val vectors = 300
        val shared = ByteArray(14_000) { 0x10 }
        val slots = shared.size + 2
        val message = shared.copyOf(slots + 3 * vectors + 4)
        fun putShort(at: Int, value: Int) {
            message[at] = value.toByte()
            message[at + 1] = (value shr Byte.SIZE_BITS).toByte()
        }
        putShort(shared.size, vectors)
        val vector = (TypeCode.VECTOR shl 2 or 1).toByte()
        for (index in 0 until vectors) {
            putShort(slots + 2 * index, slots + 2 * index - (2 + 2 * index))
            message[slots + 2 * vectors + index] = vector
        }
        val root = slots + 3 * vectors
        putShort(root, root - slots)
        message[root + 2] = vector
        message[root + 3] = 2
        check(null) { PathSearch(message, 0, message.size).toFault(message.size.toLong()) }
    }

    private fun check(expected: String?, search: () -> String?) {
        val before = threads.currentThreadAllocatedBytes
        val path = search()
        val allocated = threads.currentThreadAllocatedBytes - before
        assertEquals(expected, path)
        assertTrue(allocated < 16 * MEGABYTE, "$allocated bytes")
    }

    private companion object {
        val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
        const val CONTAINERS = 400_000
        const val MEGABYTE = 1 shl 20
    }
}
