package octavo.flex.coder

import octavo.core.ThreadSlot
import octavo.core.lend

/** Lends each thread a reader of its own. */
internal object ReaderPool {
    private val slot = ThreadSlot<FlexReader>()

    inline fun <T> use(block: (FlexReader) -> T): T = slot.lend(::FlexReader, FlexReader::release, block)
}
