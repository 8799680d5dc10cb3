package octavo.benchmarks.measure

import kotlin.time.TimeSource

/** A call to time, in batches of about [BATCH_NANOS]; it does what is measured [operations] times. */
public class Task(public val name: String, private val operations: Int = 1, public val call: () -> Any?) {
    private val nanos = ArrayList<Double>()
    private var callsPerBatch = 1

    /** The median time of an operation since [restart], in nanoseconds. */
    public val medianNanos: Double get() = nanos.sorted()[nanos.size / 2] / operations

    /** Forgets the batches so far. */
    public fun restart(): Unit = nanos.clear()

    /** Times one batch; the next one has more calls or fewer when this one was far from [BATCH_NANOS]. */
    public fun batch() {
        val start = TimeSource.Monotonic.markNow()
        for (i in 0 until callsPerBatch) Sink.last = call()
        val taken = start.elapsedNow().inWholeNanoseconds
        nanos += taken.toDouble() / callsPerBatch
        if (taken < BATCH_NANOS / 2) callsPerBatch *= 2
        if (taken > BATCH_NANOS * 2 && callsPerBatch > 1) callsPerBatch /= 2
    }

    private companion object {
        /** Long beside the clock's 25 ns, short beside the seconds in which a machine changes its pace. */
        const val BATCH_NANOS = 1_000_000L
    }
}
