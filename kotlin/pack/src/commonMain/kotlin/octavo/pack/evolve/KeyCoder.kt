package octavo.pack.evolve

import octavo.core.Limits
import octavo.pack.generic.MessageSink
import octavo.pack.generic.MessageSource
import octavo.pack.generic.TypeCoder

/** Writes keys of the reader's type, to compare them, with shared texts of their own: those of the message come in the writer's order. */
internal class KeyCoder(private val of: TypeCoder) : TypeCoder(of.type) {
    override fun write(value: Any?, to: MessageSink): Int {
        val alone = MessageSink(Limits.MAX_SUPPORTED_DEPTH, isKey = true)
        of.lone.write(value, alone)
        to.bytes(alone.toByteArray())
        return 0
    }

    override fun read(from: MessageSource, code: Int): Nothing = error("to compare keys alone")
}
