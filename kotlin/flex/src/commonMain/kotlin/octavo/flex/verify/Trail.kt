package octavo.flex.verify

import octavo.flex.JsonPointer
import octavo.flex.Memory
import octavo.flex.keysOfMap

/** The containers that are open, the innermost last: they need no stack of the thread's, and are the path, should there be an error. */
internal class Trail(private val memory: Memory) {
    private val containers = ArrayList<OpenContainer>()

    var depth = 0
        private set

    val innermost: OpenContainer? get() = if (depth == 0) null else containers[depth - 1]

    /** Opens a container, none of whose elements is looked at yet. */
    fun enter(): OpenContainer {
        if (depth == containers.size) containers += OpenContainer()
        return containers[depth++].also {
            it.index = -1
            it.height = 0
        }
    }

    fun leave() {
        depth--
    }

    fun path(): String = (0 until depth).joinToString("") { level ->
        val container = containers[level]
        val index = container.index
        if (container.isMap) JsonPointer.step(keyAt(container, index.toInt())) else "/$index"
    }

    private fun keyAt(map: OpenContainer, index: Int): String = memory.keysOfMap(map.start, map.width).brief(index)
}
