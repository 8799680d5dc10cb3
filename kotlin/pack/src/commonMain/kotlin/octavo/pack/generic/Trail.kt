package octavo.pack.generic

/** The way from the root to the value that is looked at: the path, should there be an error. */
internal class Trail {
    /** A step to a field of columns, whose rows come first in paths and second in messages. */
    class Column(val name: String)

    private val steps = ArrayList<Any>()

    /** Runs [block] one [step] further down; it is not gone back if that throws, for the path is asked for then. */
    inline fun <T> at(step: Any, block: () -> T): T {
        enter(step)
        val result = block()
        leave()
        return result
    }

    fun enter(step: Any) {
        steps += step
    }

    fun leave() {
        steps.removeAt(steps.lastIndex)
    }

    /** Returns the way as a JSON Pointer. */
    fun path(): String {
        val inOrder = ArrayList<Any>(steps)
        for (index in 0 until inOrder.lastIndex) {
            if (inOrder[index] is Column) inOrder[index] = inOrder[index + 1].also { inOrder[index + 1] = inOrder[index] }
        }
        return inOrder.joinToString("") { "/" + text(it).replace("~", "~0").replace("/", "~1") }
    }

    private fun text(step: Any): String = if (step is Column) step.name else step.toString()
}
