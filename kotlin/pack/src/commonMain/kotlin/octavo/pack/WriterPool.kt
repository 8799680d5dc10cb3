package octavo.pack

import octavo.core.ThreadSlot

/** Lends each thread a writer of its own. */
internal object WriterPool {
    private val slot = ThreadSlot<PackWriter>()

    inline fun <T> use(block: (PackWriter) -> T): T {
        val writer = slot.take() ?: PackWriter()
        try {
            return block(writer)
        } finally {
            writer.clear()
            slot.put(writer)
        }
    }
}
