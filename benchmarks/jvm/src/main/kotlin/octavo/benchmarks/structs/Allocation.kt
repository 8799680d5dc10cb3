package octavo.benchmarks.structs

import com.sun.management.ThreadMXBean
import java.lang.management.ManagementFactory

internal object Allocation {
    private val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean

    /** Returns the bytes allocated by this thread since it started. */
    fun byThisThread(): Long = threads.currentThreadAllocatedBytes
}
