package octavo.flex.verify

import octavo.flex.JsonPointer
import octavo.flex.Memory
import octavo.flex.keysOfMap

/** The containers that are open, and which element of each is looked at: the path, should there be an error. */
internal class Trail(private val memory: Memory, maxDepth: Int) {
    // For each open container: where it starts when it is a map, or -1; its width; the index of its element.
    private val maps = LongArray(maxDepth)
    private val widths = IntArray(maxDepth)
    private val indexes = LongArray(maxDepth)
    private var open = 0

    /** Opens the container at [depth], from 1 on. */
    fun enter(depth: Int, mapStart: Long, width: Int) {
        maps[depth - 1] = mapStart
        widths[depth - 1] = width
        open = depth
    }

    fun index(depth: Int, index: Long) {
        indexes[depth - 1] = index
    }

    fun leave(depth: Int) {
        open = depth - 1
    }

    fun path(): String = (0 until open).joinToString("") { level ->
        val map = maps[level]
        val index = indexes[level]
        if (map < 0) "/$index" else JsonPointer.step(memory.keysOfMap(map, widths[level]).text(index.toInt()).toString())
    }
}
