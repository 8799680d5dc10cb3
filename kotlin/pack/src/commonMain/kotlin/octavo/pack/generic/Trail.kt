package octavo.pack.generic

import octavo.core.pathStep

/** The way from the root to the value that is looked at: the path, should there be an error. */
internal open class Trail {
    /** A step to a field of columns, whose rows come first in paths and second in messages. */
    class Column(val name: String)

    /** No step, but says of the next one, which counts the values there are, where those stand among the optional ones. */
    fun interface Places {
        fun isThere(index: Int): Boolean

        fun of(index: Int): Int = generateSequence(0) { it + 1 }.filter(::isThere).elementAt(index)
    }

    /** The steps; an index, of which a message has one for each of its values, is null here and stands in [indexes]. */
    private var steps = arrayOfNulls<Any>(FIRST_ROOM)
    private var indexes = IntArray(FIRST_ROOM)
    private var count = 0

    /** Runs [block] one [step] further down; it is not gone back if that throws, for the path is asked for then. */
    inline fun <T> at(step: Any, block: () -> T): T = at(step, 0, block)

    /** Runs [block] at the value with this [index]. */
    inline fun <T> at(index: Int, block: () -> T): T = at(null, index, block)

    inline fun <T> at(step: Any?, index: Int, block: () -> T): T {
        enter(step, index)
        val result = block()
        leave()
        return result
    }

    open fun enter(step: Any?, index: Int) {
        if (count == steps.size) {
            steps = steps.copyOf(2 * count)
            indexes = indexes.copyOf(2 * count)
        }
        steps[count] = step
        indexes[count++] = index
    }

    open fun leave() {
        count--
    }

    /** Notes that of the value one [step] further down its header has been read. */
    open fun pass(step: Any) {}

    /** Whether the value is one of a column, and not inside one. */
    protected val isInColumn: Boolean
        get() = (count - 1 downTo 0).map { steps[it] }.firstOrNull { it != null && it !is Places } is Column

    /** How many steps the path has; the two to a value of columns, or to one among optional ones, are as many there. */
    protected val length: Int get() = (0 until count).count { steps[it] !is Places }

    /** Returns the way as a JSON Pointer. */
    fun path(): String {
        val path = ArrayList<Any>()
        var column: Column? = null
        var places: Places? = null
        for (at in 0 until count) {
            when (val step = steps[at] ?: indexes[at]) {
                is Column -> column = step
                is Places -> places = step
                else -> {
                    path += places?.of(step as Int) ?: step
                    column?.let { path += it.name }
                    column = null
                    places = null
                }
            }
        }
        column?.let { path += it.name }
        return path.joinToString("", transform = ::pathStep)
    }

    private companion object {
        const val FIRST_ROOM = 16
    }
}
