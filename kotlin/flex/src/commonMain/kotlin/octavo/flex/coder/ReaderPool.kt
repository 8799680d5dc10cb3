package octavo.flex.coder

import octavo.core.ThreadSlot

/** Lends each thread a reader of its own. */
internal object ReaderPool {
    private val slot = ThreadSlot<FlexReader>()

    inline fun <T> use(block: (FlexReader) -> T): T {
        val reader = slot.take() ?: FlexReader()
        try {
            return block(reader)
        } finally {
            reader.release()
            slot.put(reader)
        }
    }
}
