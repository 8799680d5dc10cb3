package octavo.pack

import octavo.core.ThreadSlot
import octavo.core.lend

/** Lends each thread a reader of its own. */
internal object ReaderPool {
    private val slot = ThreadSlot<PackReader>()

    inline fun <T> use(block: (PackReader) -> T): T = slot.lend(::PackReader, PackReader::release, block)
}
