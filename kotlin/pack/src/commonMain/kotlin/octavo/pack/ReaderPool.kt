package octavo.pack

import octavo.core.ThreadSlot

/** Lends each thread a reader of its own. */
internal object ReaderPool {
    private val slot = ThreadSlot<PackReader>()

    inline fun <T> use(block: (PackReader) -> T): T {
        val reader = slot.take() ?: PackReader()
        try {
            return block(reader)
        } finally {
            reader.release()
            slot.put(reader)
        }
    }
}
