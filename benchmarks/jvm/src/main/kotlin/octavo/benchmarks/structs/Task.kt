package octavo.benchmarks.structs

import org.openjdk.jmh.infra.Blackhole

/** A call to time, in batches of about [BATCH_NANOS]. */
internal class Task(val name: String, private val call: () -> Any?) {
    private val nanos = ArrayList<Double>()
    private var callsPerBatch = 1

    /** The median time of a call since [restart], in nanoseconds. */
    val medianNanos: Double get() = nanos.sorted()[nanos.size / 2]

    fun restart() = nanos.clear()

    /** Times one batch; the next one has more calls or fewer when this one was far from [BATCH_NANOS]. */
    fun batch(hole: Blackhole) {
        val start = System.nanoTime()
        for (i in 0 until callsPerBatch) hole.consume(call())
        val taken = System.nanoTime() - start
        nanos += taken.toDouble() / callsPerBatch
        if (taken < BATCH_NANOS / 2) callsPerBatch *= 2
        if (taken > BATCH_NANOS * 2 && callsPerBatch > 1) callsPerBatch /= 2
    }

    /** Returns the bytes that a call allocates. */
    fun allocated(hole: Blackhole): Long {
        val before = Allocation.byThisThread()
        for (i in 0 until ALLOCATION_CALLS) hole.consume(call())
        return (Allocation.byThisThread() - before) / ALLOCATION_CALLS
    }

    private companion object {
        /** Long beside the clock's 25 ns, short beside the seconds in which a machine changes its pace. */
        const val BATCH_NANOS = 1_000_000L
        const val ALLOCATION_CALLS = 64
    }
}
