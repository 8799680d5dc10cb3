package octavo.pack.evolve

import octavo.core.Limits
import octavo.core.MalformedException
import octavo.core.MismatchException
import octavo.core.OctavoException
import octavo.pack.generic.MessageSource
import octavo.pack.generic.Trail
import octavo.pack.generic.message
import octavo.pack.generic.value
import octavo.pack.schema.Schema

/** Reads messages of a writer's schema as those of a reader's. */
internal class Resolved(readers: ReaderTypes, writer: Schema, private val limits: Limits) {
    private val from = Resolution(readers, writer).root()
    private val to = readers.root

    /** Returns the value as a plain one of the reader's schema. */
    fun value(bytes: ByteArray, fromIndex: Int, toIndex: Int): Any? = value(MessageSource(bytes, fromIndex, toIndex, limits))

    private fun value(source: MessageSource) = from.value(source)

    /** Returns the value that [decode] makes of the same message in the reader's schema. */
    fun <T> decode(bytes: ByteArray, fromIndex: Int, toIndex: Int, decode: (ByteArray) -> T): T {
        val message = to.message(value(bytes, fromIndex, toIndex), limits.maxDepth)
        try {
            return decode(message)
        } catch (refused: OctavoException) {
            throw refused.at(offset(refused.path, bytes, fromIndex, toIndex))
        }
    }

    /** Returns where the message that came has the value at this [path], or -1 if it has none there. */
    private fun offset(path: String?, bytes: ByteArray, fromIndex: Int, toIndex: Int): Long {
        val trail = PlacingTrail(path ?: return -1)
        value(MessageSource(bytes, fromIndex, toIndex, limits, trail).also { trail.source = it })
        return if (trail.found < 0) -1 else (trail.found - fromIndex).toLong()
    }

    private fun OctavoException.at(offset: Long): OctavoException = when (this) {
        is MalformedException -> MalformedException(expected, found, offset, path, kind)
        is MismatchException -> MismatchException(expected, found, offset, path, cause)
    }
}

/** Finds where the value at a [path] begins: where it is entered last, for the codes of a header are looked at before. */
private class PlacingTrail(private val path: String) : Trail() {
    lateinit var source: MessageSource
    private val steps = path.count { it == '/' }

    /** Index of its first byte, or -1 if there is no such value. */
    var found = -1
        private set

    override fun enter(step: Any?, index: Int) {
        super.enter(step, index)
        if (length == steps && path() == path) found = source.at
    }
}
