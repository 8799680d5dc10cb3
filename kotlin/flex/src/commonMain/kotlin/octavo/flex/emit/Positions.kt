package octavo.flex.emit

/** Where each of a growing number of entries stands in the message; forgetting them takes no time. */
internal class Positions {
    /** Position + 1 + [past] of each entry; what is at most [past] is of a message before. */
    private var numbers = IntArray(INITIAL)
    private var past = 0

    /** The highest position at which an entry was written, or -1. */
    var last = -1
        private set

    /** Returns where [entry] was written last, or -1. */
    operator fun get(entry: Int): Int = if (entry < numbers.size) maxOf(numbers[entry] - past, 0) - 1 else -1

    /** Notes that [entry] was written at [position]. */
    operator fun set(entry: Int, position: Int) {
        if (entry >= numbers.size) numbers = numbers.copyOf(maxOf(entry + 1, numbers.size * 2))
        numbers[entry] = position + 1 + past
        if (position > last) last = position
    }

    fun clear() {
        if (numbers.size > KEPT || past > MAX_PAST || last > MAX_PAST) {
            numbers = IntArray(INITIAL)
            past = 0
        } else {
            past += last + 1
        }
        last = -1
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16

        /** A position and the past of two such messages fit an Int. */
        const val MAX_PAST = Int.MAX_VALUE / 4
    }
}
