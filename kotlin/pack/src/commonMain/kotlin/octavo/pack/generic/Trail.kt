package octavo.pack.generic

import octavo.core.pathStep

/** The way from the root to the value that is looked at: the path, should there be an error. */
internal open class Trail {
    /** A step to a field of columns, whose rows come first in paths and second in messages. */
    class Column(val name: String)

    /** No step, but says of the next one, which counts the values there are, where those stand among the optional ones. */
    class Places(private val isThere: (Int) -> Boolean) {
        fun of(index: Int): Int = generateSequence(0) { it + 1 }.filter(isThere).elementAt(index)
    }

    private val steps = ArrayList<Any>()

    /** Runs [block] one [step] further down; it is not gone back if that throws, for the path is asked for then. */
    inline fun <T> at(step: Any, block: () -> T): T {
        enter(step)
        val result = block()
        leave()
        return result
    }

    open fun enter(step: Any) {
        steps += step
    }

    open fun leave() {
        steps.removeAt(steps.lastIndex)
    }

    /** Returns the way as a JSON Pointer. */
    fun path(): String {
        val path = ArrayList<Any>()
        var column: Column? = null
        var places: Places? = null
        for (step in steps) {
            when (step) {
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
}
