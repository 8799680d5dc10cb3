package octavo.flex.emit.plan

/** Which child uses each of a growing number of entries first, of the container that is being planned. */
internal class FirstUses {
    private var uses = IntArray(INITIAL)

    /** What is at most this is of a container before. */
    private var past = 0
    private var last = 0

    /** Forgets all uses. */
    fun restart() {
        past = last
    }

    /** Returns the child that used [entry] first: [child], unless there was one before. Children come in ascending order. */
    fun of(entry: Int, child: Int): Int {
        if (entry >= uses.size) uses = uses.copyOf(maxOf(entry + 1, uses.size * 2))
        val known = uses[entry] - past - 1
        if (known >= 0) return known
        last = past + 1 + child
        uses[entry] = last
        return child
    }

    /** Makes ready for the next message. */
    fun clear() {
        restart()
        if (uses.size <= KEPT && past <= MAX_PAST) return
        uses = IntArray(INITIAL)
        past = 0
        last = 0
    }

    private companion object {
        const val INITIAL = 64
        const val KEPT = 1 shl 16
        const val MAX_PAST = Int.MAX_VALUE / 2
    }
}
