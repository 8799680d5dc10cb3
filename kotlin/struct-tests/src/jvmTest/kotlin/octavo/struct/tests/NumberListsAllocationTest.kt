package octavo.struct.tests

import com.sun.management.ThreadMXBean
import octavo.flex.Flex
import octavo.pack.Pack
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertTrue

/** A list of numbers that has been read takes what an array of them takes: no object for each. */
class NumberListsAllocationTest : StructTest() {
    private val value = Samples.numberLists.copy(longs = List(COUNT) { it * 1_000_000_007L }, ints = List(COUNT) { it * 1_000_003 })

    private fun allocated(bytes: ByteArray, decode: (ByteArray) -> Any): Long {
        decode(bytes)
        val before = threads.currentThreadAllocatedBytes
        decode(bytes)
        return threads.currentThreadAllocatedBytes - before
    }

    @Test
    fun arraysOnly() {
        val flex = allocated(Flex.encode(value)) { Flex.decode<NumberLists>(it) }
        assertTrue(flex < MOST, "$flex bytes")
        val pack = allocated(Pack.encode(value)) { Pack.decode<NumberLists>(it) }
        assertTrue(pack < MOST, "$pack bytes")
    }

    private companion object {
        val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
        const val COUNT = 10_000

        /** What both arrays take, and a little for the rest. */
        const val MOST = COUNT * (Long.SIZE_BYTES + Int.SIZE_BYTES) + 10_000
    }
}
