package octavo.pack.schema

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertTrue

class SchemaRoomTest {
    /** What a struct requires is looked for through all tuples, and copied at none of them. */
    @Test
    fun aTextOfReferencesInManyTuplesTakesLittleRoom() {
        val text = "struct(a:[struct()],b:" + "(".repeat(250) + List(20_000) { "#1" }.joinToString(",") + ")".repeat(250) + ")"
        Schema.parse(text)
        val before = threads.currentThreadAllocatedBytes
        Schema.parse(text)
        val allocated = threads.currentThreadAllocatedBytes - before
        assertTrue(allocated < 100 * text.length, "$allocated bytes for ${text.length}")
    }

    private companion object {
        val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
    }
}
