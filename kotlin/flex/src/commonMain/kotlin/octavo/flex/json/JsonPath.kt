package octavo.flex.json

import octavo.core.GrowableBytes
import octavo.core.Utf8
import octavo.flex.JsonPointer

/** The open containers of a text, outermost first, with the place in each: a JSON Pointer at any time. */
internal class JsonPath(maxDepth: Int) {
    /** How many containers are open. */
    var depth = 0
        private set

    // One entry a level; level 0 stands for the text itself.
    private val handles = IntArray(maxDepth + 1)
    private val isObject = BooleanArray(maxDepth + 1)
    private val counts = IntArray(maxDepth + 1)
    private val keyStarts = IntArray(maxDepth + 1)

    /** The last key of each open object, one after another. */
    private val keys = GrowableBytes()

    /** Whether the innermost container is an object. */
    val isInObject: Boolean get() = isObject[depth]

    fun clear() {
        depth = 0
        keys.size = 0
    }

    /** Enters a container that its builder knows as [handle]. */
    fun open(handle: Int, asObject: Boolean) {
        depth++
        handles[depth] = handle
        isObject[depth] = asObject
        counts[depth] = 0
        keyStarts[depth] = keys.size
    }

    /** Leaves the innermost container and returns its handle. */
    fun close(): Int {
        keys.size = keyStarts[depth]
        return handles[depth--]
    }

    /** Moves to the next element or entry of the innermost container and returns how many there are now. */
    fun count(): Int = ++counts[depth]

    /** Names the current entry of the innermost container, an object. */
    fun key(bytes: ByteArray, start: Int, end: Int) {
        keys.size = keyStarts[depth]
        keys.append(bytes, start, end)
    }

    override fun toString(): String = buildString {
        for (level in 1..depth) {
            if (counts[level] == 0) break
            append(if (isObject[level]) JsonPointer.step(keyAt(level)) else "/${counts[level] - 1}")
        }
    }

    private fun keyAt(level: Int): String =
        Utf8.decode(keys.bytes, keyStarts[level], if (level == depth) keys.size else keyStarts[level + 1])
}
