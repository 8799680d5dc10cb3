package octavo.pack

import octavo.core.ThreadSlot
import octavo.core.lend

/** Lends each thread a writer of its own. */
internal object WriterPool {
    private val slot = ThreadSlot<PackWriter>()

    inline fun <T> use(block: (PackWriter) -> T): T = slot.lend(::PackWriter, PackWriter::clear, block)
}
