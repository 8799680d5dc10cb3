package octavo.pack

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory
import kotlin.test.Test
import kotlin.test.assertTrue

class SharedTextsAllocationTest {
    /** Each open struct may have a text that nobody after it knows: none makes another table. */
    @Test
    fun forgetsATextInPlace() {
        val texts = SharedTexts()
        repeat(COUNT) { texts.indexOf("text $it") }
        val before = threads.currentThreadAllocatedBytes
        repeat(COUNT) {
            texts.indexOf("later")
            texts.truncate(COUNT)
        }
        val allocated = threads.currentThreadAllocatedBytes - before
        assertTrue(allocated < COUNT, "$allocated bytes")
    }

    private companion object {
        val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean
        const val COUNT = 5000
    }
}
