package octavo.flex.emit

import octavo.core.Limits
import kotlin.jvm.JvmInline

/** What is noted of each open container, by its number from the outermost: in one array, to which there is no object on the way. */
@JvmInline
internal value class Frames private constructor(private val numbers: IntArray) {
    constructor() : this(IntArray(Limits.MAX_SUPPORTED_DEPTH * FRAME))

    /** Returns where the values of the container begin on the stack. */
    fun start(frame: Int): Int = numbers[frame * FRAME] ushr KIND_BITS

    /** Returns [VECTOR], [MAP] or [STRUCT]. */
    fun kind(frame: Int): Int = numbers[frame * FRAME] and (KINDS - 1)

    /** Returns the container's own key in its parent, negative where it has none. */
    fun key(frame: Int): Int = numbers[frame * FRAME + KEY]

    /** Says whether the container is of this [kind] and begins at [start]. */
    fun matches(frame: Int, start: Int, kind: Int): Boolean = numbers[frame * FRAME] == start * KINDS + kind

    /** Notes a container of this [kind], whose values come next on the [stack]. */
    fun enter(frame: Int, kind: Int, key: Int, stack: ValueStack) {
        numbers[frame * FRAME] = stack.size * KINDS + kind
        numbers[frame * FRAME + KEY] = key
        stack.enter(numbers, frame * FRAME + REACH)
    }

    /** Gives the [stack], whose last value is the container, back what it noted of the one around it. */
    fun leave(frame: Int, stack: ValueStack): Unit = stack.leave(numbers, frame * FRAME + REACH)

    companion object {
        // Kinds of containers.
        const val VECTOR = 0
        const val MAP = 1
        const val STRUCT = 2
        private const val KIND_BITS = 2
        private const val KINDS = 1 shl KIND_BITS

        // Numbers of a frame: start and kind, key, two of the stack's.
        private const val KEY = 1
        private const val REACH = 2
        private const val FRAME = 4
    }
}
