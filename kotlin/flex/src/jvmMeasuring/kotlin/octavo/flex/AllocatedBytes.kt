package octavo.flex

import java.lang.management.ManagementFactory

/** Something to measure, which boxes nothing. */
internal fun interface Run {
    fun once(): Long
}

private val threads = ManagementFactory.getThreadMXBean() as com.sun.management.ThreadMXBean

/** What runs returned, so that they cannot be optimized away. */
@Volatile
private var sink = 0L

/** Returns how many bytes a run allocates once it is compiled, with the loop around it: the least of many rounds. */
internal fun bytesPerRun(run: Run): Double {
    var least = Double.MAX_VALUE
    for (number in 1..ROUNDS) {
        least = minOf(least, round(run))
        if (least < 1) break // no object is as small: what is left was made before the run was compiled
    }
    return least
}

private fun round(run: Run): Double {
    val before = threads.currentThreadAllocatedBytes
    repeat(RUNS) { sink = run.once() }
    return (threads.currentThreadAllocatedBytes - before) / RUNS.toDouble()
}

/** Enough for the compiler, which works beside them: a run may take 20 ns only. */
private const val ROUNDS = 2_000
private const val RUNS = 5_000
