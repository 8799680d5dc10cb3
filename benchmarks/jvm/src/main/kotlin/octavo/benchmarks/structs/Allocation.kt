package octavo.benchmarks.structs

import com.sun.management.ThreadMXBean
import octavo.benchmarks.measure.Sink
import octavo.benchmarks.measure.Task
import java.lang.management.ManagementFactory

private const val CALLS = 64
private val threads = ManagementFactory.getThreadMXBean() as ThreadMXBean

/** Returns the bytes that a call of the task allocates. */
internal fun Task.allocated(): Long {
    val before = threads.currentThreadAllocatedBytes
    for (i in 0 until CALLS) Sink.last = call()
    return (threads.currentThreadAllocatedBytes - before) / CALLS
}
