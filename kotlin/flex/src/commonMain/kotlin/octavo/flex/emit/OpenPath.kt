package octavo.flex.emit

import octavo.flex.JsonPointer
import octavo.flex.emit.Frames.Companion.MAP
import octavo.flex.emit.Frames.Companion.VECTOR

/** Tells the path through the open containers: where an error has happened. */
internal class OpenPath(private val frames: Frames, private val emitter: FlexEmitter) {
    private val stack = emitter.stack

    /**
     * Returns the path from container number [from], 0 for the outermost, to the value that comes next in the innermost of [depth].
     *
     * [lastKey] is the key given last in that one. [name] tells the key of the value that has an index in a struct, by the number of
     * that struct among those on the path.
     */
    fun to(depth: Int, from: Int, lastKey: Int, name: (struct: Int, index: Int) -> String?): String = buildString {
        var struct = 0
        for (frame in from until depth) {
            val isInnermost = frame + 1 == depth
            val index = (if (isInnermost) stack.size else frames.start(frame + 1)) - frames.start(frame)
            val key = if (isInnermost) inProgress(lastKey, frames.start(frame)) else frames.key(frame + 1)
            when (frames.kind(frame)) {
                VECTOR -> append('/').append(index)
                MAP -> if (key >= 0) append(JsonPointer.step(emitter.keyText(key)))
                else -> name(struct++, index)?.let { append(JsonPointer.step(it)) }
            }
        }
    }

    /** Returns [key], or none if its value is there: the last one of the container that began at [start]. */
    private fun inProgress(key: Int, start: Int): Int = if (stack.size > start && stack.keys[stack.size - 1] == key) NONE else key

    private companion object {
        const val NONE = -1
    }
}
