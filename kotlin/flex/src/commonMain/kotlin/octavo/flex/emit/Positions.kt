package octavo.flex.emit

/** Where each of a growing number of entries stands in the message, and where a plan under trial would put it. */
internal class Positions {
    private var written = IntArray(INITIAL)
    private var planned = IntArray(INITIAL)

    /** The trial that [planned] belongs to. */
    private var trials = IntArray(INITIAL)
    private var trial = 0
    private var size = 0

    /** Returns where [entry] was written last, or -1. */
    operator fun get(entry: Int): Int = if (entry < size) written[entry] - 1 else -1

    /** Notes that [entry] was written at [position]. */
    operator fun set(entry: Int, position: Int) {
        reserve(entry)
        written[entry] = position + 1
    }

    /** Forgets what was planned. */
    fun startTrial() {
        trial++
    }

    /** Returns where this trial puts [entry], or -1. */
    fun planned(entry: Int): Int = if (entry < size && trials[entry] == trial) planned[entry] else -1

    /** Notes that this trial puts [entry] at [position]. */
    fun plan(entry: Int, position: Int) {
        reserve(entry)
        planned[entry] = position
        trials[entry] = trial
    }

    private fun reserve(entry: Int) {
        if (entry >= written.size) {
            val capacity = maxOf(entry + 1, written.size * 2)
            written = written.copyOf(capacity)
            planned = planned.copyOf(capacity)
            trials = trials.copyOf(capacity)
        }
        if (entry >= size) size = entry + 1
    }

    fun clear() {
        if (written.size > KEPT) {
            written = IntArray(INITIAL)
            planned = IntArray(INITIAL)
            trials = IntArray(INITIAL)
        } else {
            written.fill(0, 0, size)
        }
        size = 0
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16
    }
}
